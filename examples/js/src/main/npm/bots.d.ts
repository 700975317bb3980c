import type { Bot } from "./api.js";

export * from "./api.js";

/** A bot: "random", "greedy", "expectimax", "value" (the strongest), or a search such as "mcts:100". */
export declare function bot(name: string, options?: { seed?: number }): Bot;
