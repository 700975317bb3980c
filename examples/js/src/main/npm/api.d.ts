// The library around the compiled rules. The values themselves are declared in values.d.ts, which the build generates.
import type { Action, Event, Question, View } from "./values.js";

export type * from "./values.js";

/** A player's seat, from 1. */
export type Seat = number;

/** Who looks at a table. A spectator knows what everybody knows; "all-seeing" is for logs, replays and referees. */
export type Viewer = Seat | "spectator" | "all-seeing";

export type Edition = "first" | "second";

export interface ChanceOptions {
  /** What dice and deck depend on: a whole number. The default is another one each time. */
  seed?: number;
  /** With "manual" the caller applies all outcomes, such as "roll 112EHS". */
  chance?: "manual";
}

export interface GameOptions extends ChanceOptions {
  /** The default is "second". */
  edition?: Edition;
  /** 2 to 6; the default is 2, or the number of monsters. */
  players?: number;
  /** Who plays, such as ["gigazaur", "the-king"], in the order of the seats. */
  monsters?: readonly string[];
}

/** A step of a game, as a viewer saw it. */
export interface Step {
  /** The move as text. */
  move: string;
  events: Event[];
  story: string[];
  /** The table after it. */
  view: View;
}

/** What a reroll is worth for somebody who wants one thing and rolls best for it: exact means of what the dice show in the end. */
export interface RerollOdds {
  /** The dice that are rolled again; "-" to stop. */
  reroll: string;
  /** Points of the numbers, before cards. */
  points: number;
  smash: number;
  energy: number;
  hearts: number;
}

/** A card as it looks. */
export interface CardFace {
  id: string;
  name: string;
  kind: "keep" | "discard";
  cost: number;
  copies: number;
  text: string;
}

/** A game under way. What it gives are plain objects that belong to the caller. */
export declare class Game {
  private constructor();
  readonly edition: Edition;
  readonly players: number;
  /** The seat that is asked, or null. */
  readonly asked: Seat | null;
  /** What that seat is asked, with the legal answers, or null. */
  readonly question: Question | null;
  readonly over: boolean;
  /** What the table waits for, in words of the notation. */
  readonly waiting: string;
  /** Nobody as long as the game is not over. */
  readonly winners: Seat[];
  /** Who shares which place, the best first; of a game that is over. */
  readonly placing: Seat[][];
  /** What the last change has caused, as one who sees all. */
  readonly events: Event[];
  /** How many moves there were, outcomes of chance included. */
  readonly length: number;

  view(viewer?: Viewer): View;
  eventsFor(viewer: Viewer): Event[];
  /** The events of the last change as sentences. */
  story(viewer?: Viewer): string[];
  /** What a seat would pay now for each card of the market, by card. */
  prices(seat: Seat): Record<string, number>;
  /** Every step since the start. */
  steps(viewer?: Viewer): Step[];
  /** The legal answers. */
  legal(): Action[];
  /** The same as text, in the same order. */
  legalText(): string[];
  /** What each reroll is worth; empty if no reroll is asked for. */
  odds(): RerollOdds[];
  /** Answers, and gives the events. With a seat, it is refused if that seat is not asked. */
  apply(move: Action | string, seat?: Seat): Event[];
  /** A player leaves: out before the next turn starts. Gives the events. */
  forfeit(seat: Seat): Event[];
  /** Takes the last answer back, and what followed from it. */
  undo(): this;
  /** The whole game as text. */
  toText(): string;
  /** This moment in one word, which an address can carry. */
  toMoment(): string;
}

export interface Bot {
  readonly name: string;
  /** What it answers; the game does not change. */
  choose(game: Game): Action;
}

/** What every refusal is. Its message says what is wrong. */
export declare class KotError extends Error {}

export declare function newGame(options?: GameOptions): Game;

/** Continues a game from its text, or from the word of a moment. */
export declare function fromText(text: string, options?: ChanceOptions): Game;

export declare function cards(edition?: Edition): CardFace[];

/** The names of the Monsters, by their words. */
export declare function monsters(): Record<string, string>;

/** Actions as sentences, for whoever has this view; also of a game that is played elsewhere. */
export declare function describe(view: View, actions: readonly Action[]): string[];

/** Events as sentences; some are empty. */
export declare function tell(view: View, events: readonly Event[]): string[];

/** The view after events that its viewer was sent: to follow a game that is played elsewhere. */
export declare function after(view: View, events: readonly Event[]): View;

/** A picture of a view: the text of an SVG document. */
export declare function picture(view: View): string;
