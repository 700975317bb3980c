// A program in TypeScript, compiled with --strict: it plays a game and looks at what it gets.
import { newGame, bot, KotError } from "kot-rules/bots";
import type { Action, Event, Game, View } from "kot-rules/bots";

function answer(game: Game): Action {
  const { question } = game;
  if (question === null) {
    throw new Error("nobody is asked");
  }
  // The type tells which fields there are.
  if (question.decision.type === "choose-yield" && question.decision.attacker > 0) {
    return { type: "yield-tokyo" };
  }
  return bot("greedy").choose(game);
}

function damage(events: readonly Event[]): number {
  let total = 0;
  for (const event of events) {
    if (event.type === "life-lost") {
      total += event.amount;
    }
  }
  return total;
}

const game = newGame({ edition: "first", players: 3, seed: 5 });
let lost = 0;
while (!game.over) {
  lost += damage(game.apply(answer(game)));
}
const view: View = game.view(1);
const lives: number[] = view.monsters.map((monster) => monster.life);

// @ts-expect-error a move has a type that exists
const wrong: Action = { type: "fly" };
try {
  newGame({ seed: 1 }).apply(wrong);
  throw new Error("a wrong move was accepted");
} catch (error) {
  if (!(error instanceof KotError)) {
    throw error;
  }
}
console.log(`winners ${game.winners.join(", ")}, lives ${lives.join(", ")}, life lost ${lost}`);
