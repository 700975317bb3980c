// The package as a JavaScript program uses it: node --test
import assert from "node:assert/strict";
import { test } from "node:test";
import * as kot from "kot-rules/bots";
import * as rulesOnly from "kot-rules";

const { newGame, fromText, bot, KotError } = kot;

function playOut(game, choose = (g) => g.legal()[0]) {
  let moves = 0;
  while (!game.over) {
    game.apply(choose(game));
    assert.ok(++moves < 5000, "a game ends");
  }
  return game;
}

test("a game from start to end", () => {
  const greedy = bot("greedy");
  const game = playOut(newGame({ edition: "first", players: 4, seed: 7 }), (g) => greedy.choose(g));
  assert.equal(game.asked, null);
  assert.equal(game.question, null);
  assert.deepEqual(game.legal(), []);
  assert.ok(game.winners.length <= 1);
  assert.deepEqual(game.placing.flat().toSorted(), [1, 2, 3, 4]);
});

test("the same seed gives the same game, another seed another", () => {
  const text = (seed) => playOut(newGame({ players: 3, seed })).toText();
  assert.equal(text(42), text(42));
  assert.notEqual(text(42), text(43));
});

test("answers are plain objects or text, in the same order", () => {
  const game = newGame({ players: 2, seed: 1 });
  const [answers, texts] = [game.legal(), game.legalText()];
  assert.equal(answers.length, texts.length);
  assert.equal(Object.getPrototypeOf(answers[0]), Object.prototype);
  assert.ok(answers.every((answer) => typeof answer.type === "string"));
  const twin = newGame({ players: 2, seed: 1 });
  assert.deepEqual(game.apply(answers[0]), twin.apply(texts[0]));
  assert.deepEqual(game.view(1), twin.view(1));
});

test("apply gives the events, and each viewer sees its own", () => {
  const game = newGame({ players: 2, seed: 5 });
  const events = game.apply(game.legal()[0]);
  assert.deepEqual(events, game.events);
  assert.ok(events.length > 0 && events.every((event) => typeof event.type === "string"));
  assert.ok(game.eventsFor("spectator").length <= events.length);
  assert.ok(game.story().every((sentence) => typeof sentence === "string" && sentence !== ""));
});

test("undo takes the last answer back", () => {
  const game = newGame({ players: 2, seed: 5 });
  const before = game.view("all-seeing");
  game.apply(game.legal()[0]);
  assert.notDeepEqual(game.view("all-seeing"), before);
  assert.deepEqual(game.undo().view("all-seeing"), before);
  assert.throws(() => newGame({ seed: 1, players: 2 }).undo(), /there is nothing to undo/);
});

test("a game is written, read, and continued", () => {
  const game = newGame({ players: 3, seed: 11 });
  for (let i = 0; i < 20; i++) {
    game.apply(game.legal().at(-1));
  }
  const again = fromText(game.toText(), { seed: 1 });
  assert.deepEqual(again.view(2), game.view(2));
  assert.equal(again.toText(), game.toText());
  const moment = fromText(game.toMoment(), { seed: 1 });
  assert.deepEqual(moment.view(2), game.view(2));
  assert.deepEqual(moment.legal(), game.legal());
  assert.equal(moment.toMoment(), game.toMoment());
});

test("the steps of a game lead to its end", () => {
  const game = playOut(newGame({ players: 2, seed: 3 }));
  const steps = game.steps(1);
  assert.equal(steps.length, game.length);
  assert.deepEqual(steps.at(-1).view, game.view(1));
  const again = fromText(game.toText(), { chance: "manual" });
  assert.equal(again.over, true);
});

test("a caller can bring the dice", () => {
  const game = newGame({ players: 2, chance: "manual" });
  assert.equal(game.asked, null);
  assert.deepEqual(game.legal(), []);
  assert.match(game.waiting, /^chance /);
  assert.throws(() => game.apply("roll 9"), KotError);
});

test("a player leaves", () => {
  const game = newGame({ players: 3, seed: 2 });
  game.forfeit(2);
  playOut(game);
  assert.match(game.toText(), /forfeit 2/);
  assert.ok(!game.winners.includes(2));
});

test("odds say what each reroll is worth", () => {
  const game = newGame({ players: 2, seed: 2 });
  const odds = game.odds();
  assert.ok(odds.length > 1);
  const stop = odds.find((row) => row.reroll === "-");
  const best = Math.max(...odds.map((row) => row.points));
  assert.ok(best >= stop.points);
  assert.ok(odds.every((row) => row.smash >= 0 && row.smash <= 6));
});

test("answers and events of a game elsewhere become sentences", () => {
  const game = newGame({ players: 2, seed: 2 });
  const labels = kot.describe(game.view(game.asked), game.legal());
  assert.equal(labels.length, game.legal().length);
  const seat = game.asked;
  game.apply(game.legal()[0]);
  assert.equal(kot.tell(game.view(seat), game.eventsFor(seat)).length, game.eventsFor(seat).length);
});

test("a view follows the events of its viewer", () => {
  const game = newGame({ players: 4, seed: 12 });
  const viewers = [1, 2, 3, 4, "spectator", "all-seeing"];
  let views = viewers.map((viewer) => game.view(viewer));
  for (let i = 0; i < 60 && !game.over; i++) {
    game.apply(game.legal().at(-1));
    views = viewers.map((viewer, n) => kot.after(views[n], game.eventsFor(viewer)));
    viewers.forEach((viewer, n) => assert.deepEqual(views[n], game.view(viewer)));
  }
  assert.throws(() => kot.after(views[0], 7), /an array is expected/);
});

test("a view becomes a picture", () => {
  const svg = kot.picture(newGame({ players: 6, seed: 3 }).view(2));
  assert.match(svg, /^<svg[^]*<\/svg>\s*$/);
  assert.match(svg, /The King/);
});

test("a question comes with its answers, and cards with their prices", () => {
  const game = newGame({ players: 2, seed: 1 });
  assert.equal(game.question.seat, game.asked);
  assert.equal(game.question.decision.type, "choose-reroll");
  assert.deepEqual(game.question.answers, game.legal());
  const prices = game.prices(1);
  assert.deepEqual(Object.keys(prices).toSorted(), game.view().market.toSorted());
  assert.equal(kot.monsters()["the-king"], "The King");
});

test("66 cards in each edition", () => {
  for (const edition of ["first", "second"]) {
    const cards = kot.cards(edition);
    assert.equal(cards.reduce((sum, card) => sum + card.copies, 0), 66);
    assert.ok(cards.every(({ id, name, text, cost }) => id && name && text && cost >= 0));
  }
});

test("bots of every strength answer legally", () => {
  for (const name of ["random", "greedy", "expectimax", "value", "mcts:20"]) {
    const player = bot(name, { seed: 9 });
    const game = newGame({ players: 2, seed: 4 });
    for (let i = 0; i < 30 && !game.over; i++) {
      game.apply(player.choose(game));
    }
  }
});

test("the package without bots has the same rules", () => {
  assert.equal(rulesOnly.bot, undefined);
  const text = (api) => playOut(api.newGame({ players: 4, seed: 8 })).toText();
  assert.equal(text(rulesOnly), text(kot));
});

const REFUSALS = [
  [() => newGame({ edition: "third" }), /"first" and "second", not "third"/],
  [() => newGame({ players: 7 }), /from 2 to 6, not 7/],
  [() => newGame({ players: "2" }), /from 2 to 6/],
  [() => newGame({ monsters: ["gigazaur", "godzilla"] }), /godzilla/],
  [() => newGame({ monsters: ["gigazaur", "gigazaur"] }), /gigazaur/i],
  [() => newGame({ seed: 0.5 }), /whole number/],
  [() => newGame({ sead: 1 }), /no option sead/],
  [() => newGame(null), /options are an object/],
  [() => fromText("nonsense"), /.+/],
  [() => fromText("kot 1\nedition second\nseat 1 gigazaur\nseat 2 the-king\nfly\n"), /line 5/],
  [() => newGame({ seed: 1 }).apply("fly"), /.+/],
  [() => newGame({ seed: 1 }).apply({ type: "fly" }), /\$\.type/],
  [() => newGame({ seed: 1 }).apply({ type: "reroll-dice", dice: "9" }), /\$\.dice/],
  [() => newGame({ seed: 1 }).apply(7), /a move is an object/],
  [() => newGame({ seed: 1 }).view(3), /from 1 to 2, not 3/],
  [() => newGame({ seed: 1 }).placing, /not over/],
  [() => bot("deep-blue"), /the bots are random/],
  [() => bot("greedy").choose({}), /a game of this package/],
];

test("every refusal is an Error with a sentence, and changes nothing", () => {
  for (const [wrong, message] of REFUSALS) {
    assert.throws(wrong, (error) => {
      assert.ok(error instanceof Error && error instanceof KotError, String(error));
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /^java\.|undefined/);
      return true;
    });
  }
  const game = newGame({ players: 2, seed: 1 });
  const before = game.toText();
  assert.throws(() => game.apply(game.legal()[0], game.asked === 1 ? 2 : 1), /.+/);
  assert.equal(game.toText(), before);
});
