import * as engine from "./rules-and-bots.js";
import { makeApi } from "./api.js";

export const { newGame, fromText, cards, monsters, describe, tell, after, picture, bot, Game, KotError } = makeApi(engine);
