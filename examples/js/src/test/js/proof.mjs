// Shows that the compiled rules are the rules of the JVM.
// node proof.mjs ENGINE JVM_OUTPUT CONFORMANCE_FOLDER: ENGINE is proof.js or proof.wasm with its runtime in the same folder
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [engineFile, jvmFile, folder] = process.argv.slice(2);
const MAX_COUNT = 200_000;
let failures = 0;

function fail(message) {
  failures++;
  if (failures <= 10) {
    console.error(message);
  }
}

async function load(file) {
  if (!file.endsWith(".wasm")) {
    return import(pathToFileURL(path.resolve(file)));
  }
  const { load: instantiate } = await import(pathToFileURL(path.resolve(`${file}-runtime.js`)));
  return (await instantiate(new Int8Array(await readFile(file)))).exports;
}

async function lines(file) {
  const text = await readFile(file, "utf8");
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

const engine = await load(engineFile);

const scenarios = await lines(path.join(folder, "index.txt"));
for (const name of scenarios) {
  const failure = engine.check(name, await readFile(path.join(folder, name), "utf8"));
  if (failure !== "") {
    fail(`${name}: ${failure}`);
  }
}
console.log(`${scenarios.length} conformance files`);

let counted = 0;
for (const line of await lines(path.join(folder, "tree-counts.tsv"))) {
  const [name, moment, depth, count] = line.split("\t");
  if (Number(count) <= MAX_COUNT) {
    counted++;
    const found = engine.count(moment, Number(depth));
    if (found !== Number(count)) {
      fail(`${name} to depth ${depth}: ${found} instead of ${count}`);
    }
  }
}
console.log(`${counted} tree counts up to ${MAX_COUNT}`);

let hashes = 0;
for (const line of await lines(jvmFile)) {
  const words = line.split(" ");
  if (words[0] === "hash") {
    const [first, players, seed, greedy, expected] = words.slice(1);
    const found = engine.eventHash(first === "true", Number(players), Number(seed), greedy === "true");
    hashes++;
    if (found !== Number(expected)) {
      fail(`${line}: here ${found}`);
    }
  } else if (words[0] === "speed") {
    const [games, steps, micros] = words.slice(1).map(Number);
    engine.playGames(games, 1);
    const start = process.cpuUsage();
    if (engine.playGames(games, 2) !== steps) {
      fail("random games have another number of steps here");
    }
    const used = process.cpuUsage(start);
    const here = used.user + used.system;
    const ratio = here / micros;
    console.log(
      `${Math.round(games / (here / 1e6))} random games a processor second, the JVM ${Math.round(games / (micros / 1e6))}:` +
        ` ${ratio.toFixed(1)} times its cost`,
    );
  }
}
console.log(`${hashes} event logs`);

if (scenarios.length === 0 || counted === 0 || hashes === 0) {
  fail("something was not compared");
}
if (failures > 0) {
  console.error(`${failures} differences to the JVM`);
  process.exit(1);
}
console.log("the same rules as on the JVM");
