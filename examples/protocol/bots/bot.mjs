// A vulture: follows the life of everybody by events alone, attacks who is weak, and collects equal numbers otherwise.
// Node, no packages: node bot.mjs
import { createInterface } from "node:readline";

const WEAK = 5;
let me, life = [], tokyo = new Set(); // my seat, life by seat, the seats in Tokyo

function begin(line) {
  const field = (name) => line.match(` ${name}=(\\S+)`)?.[1] ?? "";
  const view = field("view");
  const start = view.match(/\/o=(?:[^/]*,)?life=(\d+)/)?.[1] ?? 10;
  const boards = view.split("/").slice(2).filter((part) => !part.includes("=")).map((part) => part.split(".")[1] ?? "");
  me = Number(field("seat"));
  life = boards.map((board) => (board.endsWith("X") ? 0 : Number(board.match(/h(\d+)/)?.[1] ?? start)));
  life.unshift(0); // seats count from 1
  tokyo = new Set(boards.flatMap((board, i) => (/[CB]$/.test(board) ? [i + 1] : [])));
}

function follow(event, seat, amount) {
  if (event === "life-gained") life[seat] += amount;
  if (event === "life-lost" || event === "life-forfeited") life[seat] -= amount;
  if (event === "monster-revived") life[seat] = amount;
  if (event === "tokyo-entered") tokyo.add(seat);
  if (["tokyo-left", "tokyo-yielded", "monster-eliminated"].includes(event)) tokyo.delete(seat);
}

function dice(options) {
  const rerolls = options.filter((option) => option.startsWith("reroll ")).map((option) => option.slice(7));
  const all = rerolls.reduce((one, other) => (other.length > one.length ? other : one), "");
  const count = (face) => all.split(face).length - 1;
  const number = ["3", "2", "1"].reduce((one, other) => (count(other) > count(one) ? other : one));
  const prey = life.some((left, seat) => seat !== me && left > 0 && left <= WEAK && tokyo.has(seat) !== tokyo.has(me));
  const keep = (prey ? "S" : number) + (life[me] <= WEAK && !tokyo.has(me) ? "H" : "");
  const roll = [...all].filter((face) => !keep.includes(face)).join("");
  return rerolls.includes(roll) ? `reroll ${roll}` : "resolve";
}

function choose(line) {
  const options = line.split(" | ").slice(1).map((option) => option.slice(option.indexOf(" ") + 1));
  const kind = line.split(" ")[2].split(".")[0];
  if (kind === "choose-reroll" && options.includes("resolve")) return dice(options);
  if (kind === "choose-yield") return life[me] <= WEAK ? "yield" : "stay";
  return options.find((option) => option.startsWith("buy ")) ?? 1;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const words = line.split(" ");
  if (words[0] === "new") begin(line);
  else if (words[0] === "event") follow(words[1], Number(words[2]), Number(words[3]));
  else if (line.startsWith("ask hello")) console.log("hello kot=1 name=vulture want=events");
  else if (line.startsWith("ask ready")) console.log("ready");
  else if (words[0] === "ask") console.log(choose(line));
  else if (words[0] === "quit") process.exit();
});
