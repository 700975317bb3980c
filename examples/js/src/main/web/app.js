// The page. It knows no rule: everything it shows is in a view, and every button is a legal answer.
const { newGame, fromText, cards, monsters, describe, tell, after, picture, bot } = makeApi(engine);

/** An element. Attributes that start with "on" are listeners; false, null and undefined are left out. */
function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SHAPES = {
  E: '<path d="M27 3 10 28h11l-4 17 19-26H24z"/>',
  H: '<path d="M24 42C8 30 4 22 6 15 9 6 20 6 24 14 28 6 39 6 42 15c2 7-2 15-18 27z"/>',
  S: '<path d="m24 2 5 12 11-7-5 12 12 5-12 5 5 12-11-7-5 12-5-12-11 7 5-12L1 24l12-5L8 7l11 7z"/>',
};

/** A face of a die, drawn here. */
function faceOf(face) {
  const holder = document.createElement("template");
  const shape = SHAPES[face] ?? `<text x="24" y="37" font-size="36" font-weight="700" text-anchor="middle">${Number(face)}</text>`;
  holder.innerHTML = `<svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">${shape}</svg>`;
  return holder.content.firstChild;
}

const CARD_FACES = new Map();

function cardFace(edition, id) {
  if (!CARD_FACES.has(edition)) {
    CARD_FACES.set(edition, new Map(cards(edition).map((card) => [card.id, card])));
  }
  return CARD_FACES.get(edition).get(id) ?? { id, name: id, text: "", cost: 0 };
}

const MONSTER_NAMES = monsters();

function monsterName(view, seat) {
  const { monster } = view.monsters[seat - 1];
  return MONSTER_NAMES[monster] ?? monster;
}

/** Dice of a view as an array of faces. */
function facesOf(dice) {
  return dice === "-" ? [] : [...dice];
}

// ---- a game on this page -------------------------------------------------------------------------------------------

class LocalGame {
  constructor(game, seats, delay) {
    this.game = game;
    this.seats = seats; // by seat: "person" or the name of a bot
    this.delay = delay;
    this.bots = seats.map((name, i) => (name === "person" ? null : bot(name, { seed: i + 1 })));
    this.lines = [];
    this.fresh = 0;
    this.remote = false;
  }

  /** Whose eyes the page shows: the person who is asked, or the only one who plays, or a spectator. */
  get viewer() {
    const asked = this.game.asked;
    if (asked !== null && this.isPerson(asked)) {
      return asked;
    }
    const people = this.seats.flatMap((name, i) => (name === "person" ? [i + 1] : []));
    return people.length === 1 ? people[0] : "spectator";
  }

  isPerson(seat) {
    return this.seats[seat - 1] === "person";
  }

  get view() {
    return this.game.view(this.viewer);
  }

  get over() {
    return this.game.over;
  }

  get winners() {
    return this.game.winners;
  }

  get placing() {
    return this.game.placing;
  }

  /** What a person is asked, with labels for the answers; null if nobody here is asked. */
  get question() {
    const seat = this.game.asked;
    if (seat === null || !this.isPerson(seat)) {
      return null;
    }
    const { decision, answers } = this.game.question;
    return { seat, decision, answers, labels: describe(this.game.view(seat), answers) };
  }

  odds() {
    return this.game.odds();
  }

  /** What cards cost the one who is looking; else their printed cost. */
  prices() {
    return typeof this.viewer === "number" ? this.game.prices(this.viewer) : {};
  }

  #note(before) {
    this.fresh = this.lines.length - before;
  }

  answer(action) {
    const before = this.lines.length;
    this.game.apply(action);
    this.lines.push(...this.game.story(this.viewer));
    this.#note(before);
    changed();
  }

  /** Lets bots answer until a person is asked. */
  run() {
    clearTimeout(this.timer);
    const seat = this.game.asked;
    if (seat !== null && !this.isPerson(seat)) {
      this.timer = setTimeout(() => this.answer(this.bots[seat - 1].choose(this.game)), this.delay);
    }
  }

  undo() {
    clearTimeout(this.timer);
    const people = this.seats.includes("person");
    this.game.undo();
    while (people && !this.isPerson(this.game.asked ?? 0)) {
      try {
        this.game.undo();
      } catch {
        break; // the start: bots answer again
      }
    }
    this.lines = [];
    this.fresh = 0;
    changed();
  }

  stop() {
    clearTimeout(this.timer);
  }
}
// ---- a game on a server ----------------------------------------------------------------------------------------------

/** A game on examples/server: the same table, kept up to date by the events that the server sends. */
class RemoteGame {
  constructor(address, id, secret) {
    this.base = `${address.replace(/\/+$/, "")}/games/${encodeURIComponent(id)}`;
    this.secret = secret;
    this.remote = true;
    this.lines = [];
    this.fresh = 0;
    this.message = null; // the last one about the table
    this.view = null;
    this.ended = null;
  }

  async #call(path, body) {
    const headers = { "Content-Type": "application/json" };
    if (this.secret !== "") {
      headers.Authorization = `Bearer ${this.secret}`;
    }
    const options = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(this.base + path, options);
    const answer = await response.json();
    if (!response.ok) {
      throw new Error(answer.detail ?? answer.title);
    }
    return answer;
  }

  /** Opens the stream; gives when the first message about the table has come, or says what is wrong. */
  async connect() {
    const about = await this.#call(""); // a clear refusal if there is no such game
    if (about.practice) {
      this.lines.push(TEXT.practice(about.seed));
    }
    await this.#listen();
  }

  async #listen() {
    const query = new URLSearchParams();
    if (this.secret !== "") {
      query.set("ticket", (await this.#call("/tickets", {})).ticket);
    }
    if (this.message !== null) {
      query.set("after", this.message.number);
    }
    this.stream = new EventSource(`${this.base}/stream?${query}`);
    this.stream.addEventListener("state", (event) => this.#take(JSON.parse(event.data)));
    this.stream.addEventListener("events", (event) => this.#take(JSON.parse(event.data)));
    this.stream.addEventListener("error", () => this.#again());
  }

  /** Listens again with a new ticket; what was missed is sent then. */
  #again() {
    this.stream.close();
    if (!this.stopped && !this.over) {
      notice(TEXT.disconnected);
      setTimeout(() => this.#listen().catch(() => this.#again()), 1000);
    }
  }

  #take(message) {
    notice("");
    const before = this.lines.length;
    if (message.view) {
      this.view = message.view;
    } else if (message.from === this.message.number) {
      this.view = after(this.view, message.events);
      this.lines.push(...tell(this.view, message.events).filter((line) => line !== ""));
    } else {
      return; // known already
    }
    this.fresh = this.lines.length - before;
    this.message = message;
    if (message.over) {
      this.stream.close();
    }
    changed();
  }

  get over() {
    return this.message?.over ?? false;
  }

  get winners() {
    return this.view.waiting.winners ?? [];
  }

  get placing() {
    return [];
  }

  get question() {
    const question = this.message?.question;
    return question ? { ...question, labels: describe(this.view, question.answers) } : null;
  }

  odds() {
    return [];
  }

  prices() {
    return {};
  }

  answer(action) {
    const { number } = this.message;
    delete this.message.question; // answered
    draw();
    this.#call("/answers", { number, answer: action }).catch((failure) => guarded(() => { throw failure; }));
  }

  run() {}

  stop() {
    this.stopped = true;
    this.stream?.close();
  }
}

function showJoin() {
  const box = dialog(TEXT.join,
    h("label", {}, TEXT.server, h("input", { id: "server", value: "http://localhost:8080" })),
    h("label", {}, TEXT.gameId, h("input", { id: "game", autocomplete: "off" })),
    h("label", {}, TEXT.secret, h("input", { id: "secret", autocomplete: "off" })),
    h("button", { class: "primary", id: "connect", onclick: async () => {
      const game = new RemoteGame(valueOf(box, "server"), valueOf(box, "game").trim(), valueOf(box, "secret").trim());
      try {
        await game.connect();
        box.close();
        state.table?.stop();
        state.steps = null;
        state.table = game;
        draw();
      } catch (failure) {
        box.fail(failure);
      }
    } }, TEXT.connect));
}

// ---- what the page shows -------------------------------------------------------------------------------------------

const state = {
  table: null, // a game here or on a server
  again: new Set(), // positions of dice that will be rolled again
  showOdds: false,
  steps: null, // of a replay, else null
  step: 0,
};

function bar(kind, label, number, max) {
  const share = max === 0 ? 0 : Math.max(0, Math.min(100, (100 * number) / max));
  return h("div", { class: `bar ${kind}` },
    h("span", {}, label),
    h("span", { class: "track", "aria-hidden": "true" }, h("span", { class: "fill", style: `width:${share}%;display:block` })),
    h("span", { class: "number" }, `${number}`, h("span", { class: "visually-hidden" }, ` of ${max}`)));
}

function chip(view, held) {
  const face = cardFace(view.edition, held.id);
  const notes = [
    held.copy === null ? null : TEXT.copies(cardFace(view.edition, held.copy.card ?? held.copy).name),
    held.counters === 0 ? null : TEXT.counters(held.counters),
  ].filter(Boolean);
  return h("li", { class: "chip" },
    h("details", {},
      h("summary", {}, notes.length === 0 ? face.name : `${face.name} (${notes.join(", ")})`),
      h("p", {}, face.text)));
}

function monsterPanel(view, seat) {
  const monster = view.monsters[seat - 1];
  const gone = monster.life === 0;
  const where = { city: TEXT.inCity, bay: TEXT.inBay }[monster.place] ?? "";
  const marks = [
    gone ? TEXT.out : where,
    !gone && view.activeSeat === seat ? TEXT.turn : "",
    monster.poison > 0 ? `${monster.poison} ${TEXT.poison}` : "",
    monster.shrink > 0 ? `${monster.shrink} ${TEXT.shrink}` : "",
  ].filter(Boolean).join(", ");
  const classes = ["monster", view.activeSeat === seat && "active", gone && "gone"].filter(Boolean);
  return h("li", { class: classes.join(" "), "data-seat": seat },
    h("div", { class: "name" }, h("span", {}, monsterName(view, seat)), h("span", { class: "where" }, marks)),
    bar("life", TEXT.life, monster.life, Math.max(view.maximumLife?.[seat - 1] ?? 10, monster.life)),
    bar("points", TEXT.points, monster.points, view.options?.points ?? 20),
    bar("energy", TEXT.energy, monster.energy, Math.max(10, monster.energy)),
    monster.cards.length === 0 ? null
      : h("ul", { class: "chips", "aria-label": TEXT.cards }, monster.cards.map((held) => chip(view, held))));
}

function place(view, name, label) {
  const seat = view.monsters.findIndex((monster) => monster.place === name) + 1;
  return h("div", { class: seat === 0 ? "place" : "place taken", "data-place": name },
    h("span", { class: "soft" }, label),
    h("strong", {}, seat === 0 ? TEXT.empty : monsterName(view, seat)));
}

function tokyoPanel(view) {
  const withBay = view.monsters.length > 4;
  return h("section", { class: "panel tokyo", "aria-label": TEXT.city },
    place(view, "city", TEXT.city), withBay && place(view, "bay", TEXT.bay));
}

function marketPanel(view, question, prices) {
  const buys = new Map();
  question?.answers.forEach((answer, i) => {
    if (typeof answer.card === "string" && !buys.has(answer.card) && /buy/.test(answer.type)) {
      buys.set(answer.card, i);
    }
  });
  return h("section", { class: "panel" },
    h("h2", {}, TEXT.market),
    h("ul", { class: "market" }, view.market.map((id) => {
      if (id === null) {
        return h("li", { class: "card" }, h("p", {}, TEXT.empty));
      }
      const face = cardFace(view.edition, id);
      const price = prices[id] ?? face.cost;
      return h("li", { class: "card", "data-card": id },
        h("div", { class: "head" }, h("span", {}, face.name),
          h("span", { class: "price", "aria-label": TEXT.cost(price) }, `${price} \u26a1\ufe0e`)),
        h("p", {}, face.text),
        buys.has(id) && h("button", { class: "primary", onclick: () => answer(question.answers[buys.get(id)]) },
          question.labels[buys.get(id)]));
    })),
    h("p", { class: "soft" }, TEXT.deck(view.deck.length + view.topCards.length, view.discards.length)));
}

/** The dice to roll again, as the notation writes them. */
function chosenDice(view) {
  return facesOf(view.dice).filter((face, i) => state.again.has(i)).join("");
}

function rerollOf(question, dice) {
  return question.answers.find((answer) => answer.type === "reroll-dice" && answer.dice === dice);
}

function dicePanel(view, question) {
  const rolling = question?.decision.type === "choose-reroll";
  const faces = facesOf(view.dice);
  const dice = faces.map((face, i) => {
    const again = rolling && state.again.has(i);
    const label = rolling ? TEXT.die(TEXT.faces[face], !again) : TEXT.plainDie(TEXT.faces[face]);
    return h("button", {
      class: `die f${face}`, type: "button", "aria-label": label, title: label,
      "aria-pressed": rolling ? String(again) : null, disabled: !rolling, "data-die": i,
      onclick: () => {
        if (!state.again.delete(i)) {
          state.again.add(i);
        }
        draw(`[data-die="${i}"]`);
      },
    }, faceOf(face));
  });
  const title = rolling ? TEXT.question(monsterName(view, question.seat)) : TEXT.dice;
  const parts = [h("h2", {}, title)];
  parts.push(faces.length === 0 ? h("p", { class: "soft" }, TEXT.noDice) : h("div", { class: "dice" }, dice));
  if (rolling) {
    const reroll = rerollOf(question, chosenDice(view));
    parts.push(
      h("p", { class: "soft" }, `${TEXT.keepHint} ${TEXT.rollsLeft(view.rollsLeft)}.`),
      h("div", { class: "answers" },
        h("button", { class: "primary", id: "reroll", disabled: !reroll, onclick: () => answer(reroll) },
          TEXT.reroll(state.again.size)),
        question.answers.map((option, i) => option.type === "reroll-dice" ? null
          : h("button", { "data-answer": option.type, onclick: () => answer(option) }, capital(question.labels[i])))));
    if (state.showOdds && !state.table.remote) {
      parts.push(oddsTable(view));
    }
  }
  const dicePart = h("div", { id: "dice" }, parts);
  return rolling
    ? h("section", { class: "panel question", id: "question" }, dicePart)
    : h("section", { class: "panel" }, dicePart);
}

const GOALS = ["points", "smash", "energy", "hearts"];
const MAX_ODDS = 8;

function oddsTable(view) {
  const rows = state.table.odds();
  const best = Object.fromEntries(GOALS.map((goal) => [goal, Math.max(...rows.map((row) => row[goal]))]));
  const chosen = chosenDice(view) || "-";
  const shown = [...rows].sort((a, b) => b.points - a.points)
    .filter((row, i) => i < MAX_ODDS || row.reroll === chosen || row.reroll === "-" || GOALS.some((goal) => row[goal] === best[goal]));
  return h("div", { id: "odds" },
    h("h2", {}, TEXT.oddsTitle),
    h("p", { class: "soft" }, TEXT.oddsHint),
    h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, TEXT.rollAgain),
        GOALS.map((goal) => h("th", { scope: "col" }, TEXT[goal])))),
      h("tbody", {}, shown.map((row) => h("tr", {},
        h("td", {}, row.reroll === "-" ? TEXT.nothing : row.reroll, row.reroll === chosen ? " \u25c0" : ""),
        GOALS.map((goal) => h("td", { class: row[goal] >= best[goal] - 1e-9 ? "best" : null }, row[goal].toFixed(2))))))));
}

function capital(sentence) {
  return sentence === "" ? "" : sentence[0].toUpperCase() + sentence.slice(1);
}

function questionPanel(view, question) {
  const table = state.table;
  if (table.over) {
    return h("section", { class: "panel question", "aria-live": "polite", id: "question" },
      h("h2", {}, TEXT.places),
      h("p", {}, h("strong", {}, TEXT.over(table.winners.map((seat) => monsterName(view, seat))))),
      table.placing.length > 0 && h("ol", {}, table.placing.map((seats) => h("li", {}, seats.map((seat) => monsterName(view, seat)).join(", ")))));
  }
  if (question === null) {
    const asked = view.waiting?.decision?.seat;
    return h("section", { class: "panel", "aria-live": "polite", id: "question" },
      h("p", {}, asked ? TEXT.waits(monsterName(view, asked)) : ""));
  }
  return h("section", { class: "panel question", id: "question" },
    h("h2", {}, TEXT.question(monsterName(view, question.seat))),
    h("div", { class: "answers" },
      question.answers.map((option, i) =>
        h("button", { "data-answer": option.type, onclick: () => answer(option) },
          i < 9 ? h("span", { class: "soft", "aria-hidden": "true" }, `${i + 1} `) : null, capital(question.labels[i])))));
}

const MAX_LINES = 200;

function storyPanel(lines, fresh) {
  const shown = lines.slice(-MAX_LINES).reverse();
  return h("section", { class: "panel" },
    h("h2", {}, TEXT.story),
    h("ul", { class: "story", "aria-live": "polite" },
      shown.map((line, i) => h("li", { class: i < fresh ? "new" : null }, line))));
}

function replayPanel() {
  const all = state.steps.length;
  const go = (step) => {
    state.step = Math.max(1, Math.min(all, step));
    draw("#slider");
  };
  return h("section", { class: "panel replay", id: "replay" },
    h("label", { for: "slider" }, TEXT.step(state.step, all), " \u2013 ", state.steps[state.step - 1].move),
    h("input", { type: "range", id: "slider", min: 1, max: all, value: state.step,
      oninput: (event) => go(Number(event.target.value)) }),
    h("div", { class: "answers" },
      h("button", { onclick: () => go(state.step - 1) }, TEXT.back),
      h("button", { onclick: () => go(state.step + 1) }, TEXT.forward),
      h("button", { class: "primary", onclick: () => { state.steps = null; draw(); state.table.run(); } }, TEXT.toGame)));
}

function header() {
  const local = state.table !== null && !state.table.remote && state.steps === null;
  const button = (label, run, enabled = true) => h("button", { onclick: () => guarded(run), disabled: !enabled }, label);
  return h("header", {},
    h("h1", {}, TEXT.title),
    h("nav", { "aria-label": TEXT.title },
      button(TEXT.newGame, showNewGame),
      button(TEXT.undo, undo, local && state.table.game.length > 0),
      button(TEXT.odds, () => { state.showOdds = !state.showOdds; draw(); }, local),
      button(TEXT.replay, showReplay, local && state.table.game.length > 0),
      button(TEXT.load, showLoad),
      button(TEXT.save, showSave, local),
      button(TEXT.share, showShare, local),
      button(TEXT.picture, showPicture, Boolean(state.table?.view)),
      button(TEXT.join, showJoin)),
    h("p", { class: "soft", role: "status", id: "notice" }));
}

/** A line at the top that is not about the table. */
function notice(text) {
  const line = document.getElementById("notice");
  if (line) {
    line.textContent = text;
  }
}

/** Draws everything; then gives the focus to what has it now, or to what matches. */
function draw(focus) {
  const active = document.activeElement;
  const keep = focus ?? (active?.id ? `#${active.id}` : null);
  const app = document.getElementById("app");
  const parts = [header()];
  if (state.table?.view) {
    const replayed = state.steps?.[state.step - 1];
    const view = replayed ? replayed.view : state.table.view;
    const question = replayed ? null : state.table.question;
    const seats = view.monsters.map((monster, i) => i + 1);
    parts.push(h("main", {},
      h("div", { class: "column" },
        replayed && replayPanel(),
        tokyoPanel(view),
        !replayed && question?.decision.type !== "choose-reroll" && questionPanel(view, question),
        dicePanel(view, question),
        h("section", { class: "panel" }, h("h2", {}, TEXT.monsters),
          h("ul", { class: "monsters" }, seats.map((seat) => monsterPanel(view, seat))))),
      h("div", { class: "column" },
        marketPanel(view, question, replayed ? {} : state.table.prices()),
        replayed ? storyPanel(replayed.story, 0) : storyPanel(state.table.lines, state.table.fresh))));
  }
  app.replaceChildren(...parts);
  if (keep) {
    app.querySelector(keep)?.focus();
  }
}

/** The table is another one now. */
function changed() {
  state.again.clear();
  draw();
  state.table.run();
}

function answer(action) {
  guarded(() => state.table.answer(action));
}

function undo() {
  if (state.table.game.length === 0) {
    throw new Error(TEXT.cannotUndo);
  }
  state.table.undo();
}

function play(table) {
  state.table?.stop();
  state.steps = null;
  state.table = table;
  changed();
}

// ---- dialogs ---------------------------------------------------------------------------------------------------------

function dialog(title, ...body) {
  document.querySelector("dialog")?.remove();
  const error = h("p", { class: "error", role: "alert" });
  const box = h("dialog", { "aria-label": title },
    h("div", { class: "body" }, h("h2", {}, title), body, error,
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => box.close() }, TEXT.close))));
  box.addEventListener("close", () => box.remove());
  box.fail = (failure) => { error.textContent = failure.message; };
  document.body.append(box);
  box.showModal();
  return box;
}

/** Runs something; what it throws is shown, and nothing has changed. */
function guarded(run) {
  try {
    return run();
  } catch (failure) {
    const box = document.querySelector("dialog") ?? dialog(TEXT.problem);
    box.fail(failure);
    return undefined;
  }
}

function choice(label, options, chosen, id) {
  return h("label", {}, label, h("select", { id },
    Object.entries(options).map(([value, text]) => h("option", { value, selected: value === String(chosen) }, text))));
}

const valueOf = (box, id) => box.querySelector(`#${id}`).value;

function showNewGame() {
  const seats = h("div", { class: "seats" });
  const kinds = { person: TEXT.you, ...TEXT.bots };
  const fill = (count) => seats.replaceChildren(...Array.from({ length: count }, (unused, i) =>
    choice(TEXT.seat(i + 1), kinds, i === 0 ? "person" : "greedy", `seat-${i + 1}`)));
  const players = choice(TEXT.players, { 2: "2", 3: "3", 4: "4", 5: "5", 6: "6" }, 4, "players");
  players.addEventListener("change", (event) => fill(Number(event.target.value)));
  fill(4);
  const box = dialog(TEXT.newGame,
    h("div", { class: "row" }, choice(TEXT.edition, { second: TEXT.second, first: TEXT.first }, "second", "edition"), players,
      choice(TEXT.speed, TEXT.speeds, 250, "speed")),
    seats,
    h("label", {}, TEXT.seed, h("input", { id: "seed", inputmode: "numeric", autocomplete: "off" })),
    h("button", { class: "primary", id: "start", onclick: () => guarded(() => {
      const count = Number(valueOf(box, "players"));
      const typed = valueOf(box, "seed").trim();
      if (typed !== "" && !Number.isSafeInteger(Number(typed))) {
        throw new Error(TEXT.wrongSeed);
      }
      const options = { edition: valueOf(box, "edition"), players: count };
      const game = newGame(typed === "" ? options : { ...options, seed: Number(typed) });
      const who = Array.from({ length: count }, (unused, i) => valueOf(box, `seat-${i + 1}`));
      const delay = Number(valueOf(box, "speed"));
      box.close();
      play(new LocalGame(game, who, delay));
    }) }, TEXT.start));
}

/** A record, a scenario or a position. Of a scenario only the game is read, not what it expects. */
function readGame(text) {
  const said = text.split("\n").filter((line) => !/^\s*(expect|illegal)\b/.test(line)).join("\n");
  return fromText(said);
}

/** Continues a game that was read: a person in the seat that is asked, bots elsewhere. */
function continueGame(game) {
  const person = game.asked ?? 1;
  const who = Array.from({ length: game.players }, (unused, i) => (i + 1 === person ? "person" : "greedy"));
  play(new LocalGame(game, who, 250));
  if (game.over) {
    showReplay();
  }
}

function showLoad() {
  const area = h("textarea", { id: "text", "aria-label": TEXT.pasteHint, placeholder: TEXT.pasteHint, spellcheck: "false" });
  const take = () => guarded(() => {
    const game = readGame(area.value);
    box.close();
    continueGame(game);
  });
  const file = h("input", { type: "file", id: "file", "aria-label": TEXT.openFile, onchange: async () => {
    area.value = await file.files[0].text();
    take();
  } });
  const box = dialog(TEXT.load, h("p", { class: "soft" }, TEXT.pasteHint), area,
    h("div", { class: "row" }, h("button", { class: "primary", id: "read", onclick: take }, TEXT.read), file));
}

function showSave() {
  const text = state.table.game.toText();
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  dialog(TEXT.textOfGame, h("textarea", { readonly: true, id: "saved", "aria-label": TEXT.textOfGame }, text),
    h("div", { class: "row" },
      h("a", { href: address, download: "game.kot" }, TEXT.download), copyButton(() => text)));
}

function copyButton(text) {
  const button = h("button", { onclick: async () => {
    await navigator.clipboard.writeText(text());
    button.textContent = TEXT.copied;
  } }, TEXT.copy);
  return button;
}

function showShare() {
  const address = `${location.href.split("#")[0]}#${state.table.game.toMoment()}`;
  dialog(TEXT.share, h("p", { class: "soft" }, TEXT.shareHint),
    h("input", { readonly: true, id: "address", value: address, "aria-label": TEXT.shareHint }), copyButton(() => address));
}

function showPicture() {
  const view = state.steps?.[state.step - 1].view ?? state.table.view;
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture(view))}`;
  dialog(TEXT.picture, h("img", { src: address, alt: TEXT.pictureOf, id: "picture" }),
    h("a", { href: address, download: "table.svg" }, TEXT.download));
}

function showReplay() {
  state.table.stop();
  state.steps = state.table.game.steps(state.table.viewer);
  state.step = state.steps.length;
  draw("#slider");
}

// ---- keys, files, the address ------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, dialog");
  const question = state.steps === null ? state.table?.question : null;
  if (typing || !question || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const rolling = question.decision.type === "choose-reroll";
  const number = Number(event.key);
  if (number >= 1 && number <= 9) {
    if (rolling) {
      document.querySelector(`[data-die="${number - 1}"]`)?.click();
    } else if (question.answers[number - 1]) {
      answer(question.answers[number - 1]);
    }
  } else if (event.key === "r" && rolling) {
    document.getElementById("reroll").click();
  } else if (event.key === "u" && !state.table.remote) {
    guarded(undo);
  }
});

document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", async (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  const text = file ? await file.text() : event.dataTransfer.getData("text");
  guarded(() => continueGame(readGame(text)));
});

function openAddress() {
  const word = decodeURIComponent(location.hash.slice(1));
  if (word !== "") {
    guarded(() => continueGame(readGame(word)));
  }
  return word !== "";
}

window.addEventListener("hashchange", openAddress);
document.title = TEXT.title;
draw();
if (!openAddress()) {
  showNewGame();
}
