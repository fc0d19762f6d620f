/* Connects the view of the feed with the controls of the page, the keyboard and the server. */
import {FeedView} from "./feed-view.js";

/* The time between two requests for the revision, in milliseconds. */
const PERIOD = 1000;

const [scroller, place, news, number] = ["scroller", "place", "news", "number"].map((id) => document.getElementById(id));
const numbers = new Intl.NumberFormat();
let view;
/* The number of rows when the first row was visible last. */
let seen = 0;

async function start() {
  const state = await (await fetch("api/feed", {cache: "no-cache"})).json();
  view = new FeedView(scroller, document.getElementById("bar"), document.getElementById("rows"), state.widths);
  view.addEventListener("move", describe);
  await document.fonts.ready;
  await view.jump(0);
  seen = view.count;
  setInterval(update, PERIOD);
}

function describe() {
  const first = view.firstVisible;
  const text = first ? `${numbers.format(first.position + 1)} of ${numbers.format(view.count)}` : "";
  if (place.textContent !== text) place.textContent = text;
  number.max = view.count;
  if (first?.position === 0) seen = view.count;
  const count = view.count - seen;
  news.hidden = count <= 0;
  news.textContent = `${numbers.format(count)} new ${count === 1 ? "row" : "rows"}`;
}

/* Loads the present revision if it is another one. The browser sends the ETag, so nothing is transferred otherwise. */
async function update() {
  if (document.hidden) return;
  const response = await fetch("api/feed", {cache: "no-cache"}).catch(() => null);
  if (!response?.ok) return;
  const {revision} = await response.json();
  if (revision !== view.window.revision || view.width !== view.window.width) await view.refresh().catch(() => null);
}

document.getElementById("jump").addEventListener("submit", (event) => {
  event.preventDefault();
  view.jump(Number(number.value) - 1);
});

news.addEventListener("click", async () => {
  await view.jump(0);
  scroller.focus({preventScroll: true});
});

/* Moves the focus to a row, which is scrolled into the visible part if necessary. */
function focus(row) {
  if (!row) return;
  const [top, bottom] = [view.offset, view.offset + view.view];
  if (row.offset < top) scroller.scrollBy(0, row.offset - top);
  else if (row.offset + row.height > bottom) scroller.scrollBy(0, Math.min(row.offset - top, row.offset + row.height - bottom));
  view.scrolled();
  view.elements.find(row.id)?.focus({preventScroll: true});
}

async function focusPosition(position) {
  await view.jump(position);
  focus(view.window.rows.find((row) => row.position === position));
}

async function step(by) {
  const current = view.window.find(Number(document.activeElement?.dataset?.id));
  if (!current) return focus(view.firstVisible);
  const next = () => view.window.rows.find((row) => row.position === current.position + by);
  if (!next()) await view.load();
  focus(next());
}

const keys = {
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  Home: () => focusPosition(0),
  End: () => focusPosition(view.count - 1),
  PageDown: () => scroller.scrollBy(0, 0.9 * view.view),
  PageUp: () => scroller.scrollBy(0, -0.9 * view.view),
};

/* Keys that are pressed while rows are loaded take effect in their order. */
let pending = Promise.resolve();

scroller.addEventListener("keydown", (event) => {
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  pending = pending.then(act);
});

start();
