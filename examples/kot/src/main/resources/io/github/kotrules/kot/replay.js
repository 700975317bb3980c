// Moves through a recorded game. All words are in the page or in its data.
"use strict";

const game = JSON.parse(document.getElementById("game").textContent);
const last = game.pictures.length - 1;
const slider = document.getElementById("step");
const position = document.getElementById("position");

// One pattern for each seat, so that lines can be told apart without colours.
const DASHES = ["none", "8 4", "2 3", "12 4 2 4", "5 2", "12 3 2 3 2 3"];
const PLOT = { width: 520, height: 170, left: 28, right: 8, top: 8, bottom: 22 };
const plots = [
  plot(document.getElementById("points"), game.points),
  plot(document.getElementById("life"), game.life),
];
const numbers = legend(document.getElementById("numbers"));
let now = 0;

function x(step) {
  return PLOT.left + ((PLOT.width - PLOT.left - PLOT.right) * step) / Math.max(1, last);
}

// A line for each Monster over all steps, and a mark that can be moved.
function plot(svg, values) {
  const highest = Math.max(10, ...values.flat());
  const y = (value) =>
    PLOT.height - PLOT.bottom - ((PLOT.height - PLOT.bottom - PLOT.top) * value) / highest;
  let shapes = "";
  for (let level = 0; level <= highest; level += 5) {
    shapes += `<path class="grid" d="M${PLOT.left} ${y(level)}H${PLOT.width - PLOT.right}"/>`;
    shapes += `<text x="${PLOT.left - 6}" y="${y(level) + 4}" text-anchor="end">${level}</text>`;
  }
  shapes += `<text x="${x(0)}" y="${PLOT.height - 5}" text-anchor="middle">0</text>`;
  shapes += `<text x="${x(last)}" y="${PLOT.height - 5}" text-anchor="end">${last}</text>`;
  values.forEach((ofSeat, seat) => {
    let path = `M${x(0)} ${y(ofSeat[0])}`;
    for (let step = 1; step < ofSeat.length; step++) {
      if (ofSeat[step] !== ofSeat[step - 1] || step === last) {
        path += `H${x(step).toFixed(1)}V${y(ofSeat[step]).toFixed(1)}`;
      }
    }
    shapes += `<path class="kot-seat-${seat + 1}" stroke-dasharray="${DASHES[seat]}" d="${path}"/>`;
  });
  svg.setAttribute("viewBox", `0 0 ${PLOT.width} ${PLOT.height}`);
  svg.innerHTML = `${shapes}<path class="now" d="M0 ${PLOT.top}V${PLOT.height - PLOT.bottom}"/>`;
  const jump = (event) => {
    const area = svg.getBoundingClientRect();
    const along = ((event.clientX - area.left) / area.width) * PLOT.width - PLOT.left;
    show(Math.round((along / (PLOT.width - PLOT.left - PLOT.right)) * last));
  };
  svg.addEventListener("pointerdown", jump);
  svg.addEventListener("pointermove", (event) => event.buttons && jump(event));
  return svg.lastElementChild;
}

// A row for each Monster; returns the cells for points, life and energy.
function legend(body) {
  return game.monsters.map((name, seat) => {
    const row = body.insertRow();
    const head = document.createElement("th");
    head.scope = "row";
    head.innerHTML =
      `<svg class="sample kot-seat-${seat + 1}" viewBox="0 0 36 8" aria-hidden="true">` +
      `<path stroke-dasharray="${DASHES[seat]}" d="M0 4H36"/></svg>`;
    head.append(name);
    row.append(head);
    return [row.insertCell(), row.insertCell(), row.insertCell()];
  });
}

function show(step) {
  now = Math.min(last, Math.max(0, step));
  const words = position.dataset.words.replace("{step}", now).replace("{last}", last);
  slider.value = now;
  slider.setAttribute("aria-valuetext", words);
  position.textContent = words;
  document.getElementById("table").innerHTML =
    game.pictures[now].map((line) => game.lines[line]).join("\n");
  const story = document.getElementById("story");
  story.replaceChildren(
    ...game.story[now].map((sentence) => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    }),
  );
  numbers.forEach((cells, seat) => {
    [game.points, game.life, game.energy].forEach((values, column) => {
      cells[column].textContent = values[seat][now];
    });
  });
  plots.forEach((mark) => mark.setAttribute("transform", `translate(${x(now)} 0)`));
}

function turnBack() {
  show(Math.max(0, ...game.turns.filter((turn) => turn < now)));
}

function turnForward() {
  show(Math.min(last, ...game.turns.filter((turn) => turn > now)));
}

const KEYS = {
  ArrowLeft: () => show(now - 1),
  ArrowRight: () => show(now + 1),
  "Shift+ArrowLeft": turnBack,
  "Shift+ArrowRight": turnForward,
  Home: () => show(0),
  End: () => show(last),
};

document.addEventListener("keydown", (event) => {
  const move = KEYS[(event.shiftKey ? "Shift+" : "") + event.key];
  if (move && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    move();
  }
});
slider.addEventListener("input", () => show(Number(slider.value)));
document.getElementById("back").addEventListener("click", KEYS.ArrowLeft);
document.getElementById("forward").addEventListener("click", KEYS.ArrowRight);
document.getElementById("turn-back").addEventListener("click", turnBack);
document.getElementById("turn-forward").addEventListener("click", turnForward);
show(0);
