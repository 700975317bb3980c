import * as engine from "./rules.js";
import { makeApi } from "./api.js";

export const { newGame, fromText, cards, monsters, describe, tell, after, picture, Game, KotError } = makeApi(engine);
