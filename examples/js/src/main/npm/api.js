// The library that JavaScript programs see, around the compiled rules.

/** What every refusal is: an Error whose message says what is wrong. */
export class KotError extends Error {
  constructor(message, cause) {
    super(message, { cause });
    this.name = "KotError";
  }
}

const MAX_PLAYERS = 6;

/** Calls into compiled code. An exception of Java becomes a KotError with its message. */
function call(run) {
  try {
    return run();
  } catch (failure) {
    if (failure instanceof KotError) {
      throw failure;
    }
    throw new KotError(messageOf(failure), failure);
  }
}

function messageOf(failure) {
  // Java's own text is "java.lang.IllegalArgumentException: the sentence".
  return String(failure?.message ?? failure).replace(/^(?:\w+\.)+[\w$]+: /, "");
}

function require(condition, message) {
  if (!condition) {
    throw new KotError(message);
  }
}

function seedOf(options) {
  const { seed } = options;
  if (options.chance === "manual") {
    require(seed === undefined, "a game whose chance is manual takes no seed");
    return NaN;
  }
  require(
    options.chance === undefined,
    `chance is "manual" or left out, not ${JSON.stringify(options.chance)}`,
  );
  if (seed === undefined) {
    return Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  }
  require(Number.isSafeInteger(seed), `a seed is a whole number, not ${String(seed)}`);
  return seed;
}

function refuseUnknown(options, known) {
  require(
    options !== null && typeof options === "object",
    `options are an object, not ${String(options)}`,
  );
  for (const name of Object.keys(options)) {
    require(known.includes(name), `there is no option ${name}: there are ${known.join(", ")}`);
  }
}

function monstersOf({ monsters, players }) {
  if (monsters === undefined) {
    const count = players ?? 2;
    require(
      Number.isInteger(count) && count >= 2 && count <= MAX_PLAYERS,
      `players is a number from 2 to ${MAX_PLAYERS}, not ${String(players)}`,
    );
    return new Array(count).fill(null);
  }
  require(
    Array.isArray(monsters) && monsters.every((monster) => typeof monster === "string"),
    "monsters is an array of words, such as [\"gigazaur\", \"the-king\"]",
  );
  require(
    players === undefined || players === monsters.length,
    `there are ${monsters.length} monsters, but ${String(players)} players`,
  );
  return monsters;
}

const ONLOOKERS = { spectator: 0, "all-seeing": -1 };

export function makeApi(engine) {
  /** A game under way. Its answers are plain objects that belong to the caller. */
  class Game {
    #table;

    constructor(table) {
      this.#table = table;
    }

    static handleOf(game) {
      require(#table in Object(game), "a game of this package is expected");
      return game.#table;
    }

    #viewer(viewer) {
      if (typeof viewer === "string" && Object.hasOwn(ONLOOKERS, viewer)) {
        return ONLOOKERS[viewer];
      }
      this.#seat(viewer);
      return viewer;
    }

    #seat(seat) {
      const seats = call(() => this.#table.players());
      require(
        Number.isInteger(seat) && seat >= 1 && seat <= seats,
        `a seat is a number from 1 to ${seats}, not ${String(seat)}`,
      );
      return seat;
    }

    /** How many Monsters were at the table when the game started. */
    get players() {
      return call(() => this.#table.players());
    }

    get edition() {
      return call(() => this.#table.edition());
    }

    /** The seat that is asked, or null. */
    get asked() {
      return call(() => this.#table.asked()) || null;
    }

    get over() {
      return call(() => this.#table.over());
    }

    /** What the table waits for, in words. */
    get waiting() {
      return call(() => this.#table.waiting());
    }

    get winners() {
      return call(() => this.#table.winners());
    }

    /** Who shares which place, the best first; only of a game that is over. */
    get placing() {
      require(this.over, "the game is not over");
      return call(() => this.#table.placing());
    }

    /** What is asked, with the legal answers, or null. */
    get question() {
      return call(() => this.#table.question());
    }

    /** What the last change has caused, as one who sees all. */
    get events() {
      return call(() => this.#table.events(ONLOOKERS["all-seeing"]));
    }

    /** How many moves there were, outcomes of chance included. */
    get length() {
      return call(() => this.#table.size());
    }

    view(viewer = "spectator") {
      return call(() => this.#table.view(this.#viewer(viewer)));
    }

    eventsFor(viewer) {
      return call(() => this.#table.events(this.#viewer(viewer)));
    }

    /** The events of the last change as sentences. */
    story(viewer = "spectator") {
      return call(() => this.#table.story(this.#viewer(viewer)));
    }

    /** What a seat would pay now for each card of the market, by card. */
    prices(seat) {
      const buyer = this.#seat(seat);
      return call(() => this.#table.prices(buyer));
    }

    /** Every step since the start: { move, events, story, view }. */
    steps(viewer = "spectator") {
      return call(() => this.#table.steps(this.#viewer(viewer)));
    }

    /** What each reroll is worth: exact means of what the dice show in the end; empty if no reroll is asked for. */
    odds() {
      return call(() => this.#table.odds());
    }

    legal() {
      return this.question?.answers ?? [];
    }

    /** The legal answers as text, in the same order. */
    legalText() {
      return call(() => this.#table.moves());
    }

    /** Answers; gives the events. With a seat it is refused if that seat is not asked. */
    apply(move, seat) {
      const from = seat === undefined ? 0 : this.#seat(seat);
      require(
        typeof move === "string" || (typeof move === "object" && move !== null),
        `a move is an object such as legal() gives, or its text, not ${String(move)}`,
      );
      call(() =>
        typeof move === "string"
          ? this.#table.applyText(from, move)
          : this.#table.applyTree(from, move),
      );
      return this.events;
    }

    /** A player leaves; gives the events. */
    forfeit(seat) {
      const leaving = this.#seat(seat);
      call(() => this.#table.forfeit(leaving));
      return this.events;
    }

    /** Takes the last answer back, and what followed from it. */
    undo() {
      call(() => this.#table.undo());
      return this;
    }

    /** The whole game as text. */
    toText() {
      return call(() => this.#table.record());
    }

    /** This moment in one word, which an address can carry. */
    toMoment() {
      return call(() => this.#table.moment());
    }
  }

  const api = {
    newGame(options = {}) {
      refuseUnknown(options, ["edition", "players", "monsters", "seed", "chance"]);
      const edition = options.edition ?? "second";
      require(typeof edition === "string", "edition is \"first\" or \"second\"");
      const monsters = monstersOf(options);
      const seed = seedOf(options);
      return new Game(call(() => engine.newGame(edition, monsters, seed)));
    },

    fromText(text, options = {}) {
      require(typeof text === "string", "text is a string");
      refuseUnknown(options, ["seed", "chance"]);
      const seed = seedOf(options);
      return new Game(call(() => engine.readGame(text, seed)));
    },

    cards(edition = "second") {
      return call(() => engine.cards(edition));
    },

    /** The names of the Monsters, by their words. */
    monsters() {
      return call(() => engine.monsters());
    },

    /** Actions as sentences, for whoever has this view. */
    describe(view, actions) {
      return call(() => engine.describe(view, actions));
    },

    /** Events as sentences; some are empty. */
    tell(view, events) {
      return call(() => engine.tell(view, events));
    },

    /** A picture of a view: the text of an SVG document. */
    picture(view) {
      return call(() => engine.picture(view));
    },

    /** The view after events that its viewer was sent. */
    after(view, events) {
      return call(() => engine.after(view, events));
    },

    Game,
    KotError,
  };
  if (engine.newBot !== undefined) {
    api.bot = (name, options = {}) => {
      require(typeof name === "string", "the name of a bot is a string, such as \"greedy\"");
      refuseUnknown(options, ["seed"]);
      const bot = call(() => engine.newBot(name, seedOf(options)));
      return {
        name,
        choose: (game) => call(() => engine.choose(bot, Game.handleOf(game))),
      };
    };
  }
  return api;
}
