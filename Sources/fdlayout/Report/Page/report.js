"use strict";

const svgNamespace = "http://www.w3.org/2000/svg";
const styles = JSON.parse(document.getElementById("styles").textContent);
const switches = [...document.querySelectorAll("#overlays input")];
const figures = [...document.querySelectorAll("figure[data-layout]")];
const roots = [...document.querySelectorAll("article.root")];
const near = new Set();

function element(name, attributes, parent) {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent.append(made);
  return made;
}

// Overlays

const layoutsOfRoots = new Map();

/** The overlays of a figure: for each kind a list of shapes. */
function overlays(figure) {
  const root = figure.closest("article");
  if (!layoutsOfRoots.has(root)) {
    layoutsOfRoots.set(root, JSON.parse(root.querySelector("script").textContent));
  }
  return layoutsOfRoots.get(root)[figure.dataset.layout];
}

/** Draws a shape: [kind, style, x, y, width or x, height or y, text, id of the finding]. */
function draw([kind, styleIndex, a, b, c, d, text, target], parent) {
  const style = styles[styleIndex];
  let group = parent;
  if (target) {
    group = element("a", { href: "#" + target }, parent);
    if (!text) group.setAttribute("tabindex", "-1");
  }
  const stroke = { stroke: style.color, "stroke-width": style.width, fill: "none" };
  if (style.dashed) stroke["stroke-dasharray"] = "3 2";
  const box = { x: a, y: b, width: Math.max(0, c), height: Math.max(0, d) };
  if (kind === 0) element("rect", { ...box, ...stroke }, group);
  if (kind === 1) element("rect", { ...box, fill: style.color, "fill-opacity": 0.18 }, group);
  if (kind === 2 || kind === 3) element("line", { x1: a, y1: b, x2: c, y2: d, ...stroke }, group);
  if (kind === 3) {
    const [dx, dy] = a === c ? [2.5, 0] : [0, 2.5];
    for (const [x, y] of [[a, b], [c, d]]) {
      element("line", { x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy, ...stroke, "stroke-dasharray": "none" }, group);
    }
  }
  if (kind === 4) {
    element("rect", { ...box, rx: 2, fill: style.color, "fill-opacity": 0.92 }, group);
    const label = element("text", {
      x: a + c / 2, y: b + d / 2 + 2.8, fill: "#fff", "font-size": 8, "font-family": "Inter, system-ui, sans-serif",
      "text-anchor": "middle", textLength: Math.max(1, c - 5), lengthAdjust: "spacingAndGlyphs",
    }, group);
    label.textContent = text;
  }
}

/** Adds the groups of the overlays that are switched on to a figure, and removes the others. */
function update(figure) {
  const picture = figure.querySelector(".picture");
  let svg = picture.querySelector("svg");
  if (!svg) {
    const width = picture.dataset.width;
    const height = picture.dataset.height;
    const box = `0 0 ${width} ${height}`;
    svg = element("svg", { width, height, viewBox: box, role: "group", "aria-label": "Overlays" }, picture);
  }
  for (const { value: kind, checked } of switches) {
    const group = svg.querySelector(`[data-kind="${kind}"]`);
    if (group && !checked) group.remove();
    if (group || !checked) continue;
    const added = element("g", { "data-kind": kind }, svg);
    if (kind !== "problems") added.setAttribute("aria-hidden", "true");
    for (const shape of overlays(figure)[kind] ?? []) draw(shape, added);
  }
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) {
      near.add(target);
      update(target);
    } else {
      near.delete(target);
    }
  }
}, { rootMargin: "600px" });
for (const figure of figures) observer.observe(figure);

for (const input of switches) input.addEventListener("change", () => near.forEach(update));

// Search

const search = document.getElementById("search");
const onlyFindings = document.getElementById("only-findings");
const count = document.getElementById("count");

/** Shows the roots that contain all words, in their own text or in the name of their file. */
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const file of document.querySelectorAll("section.file")) {
    const path = file.querySelector("h2").textContent.toLowerCase();
    const articles = [...file.querySelectorAll("article.root")];
    let shownHere = 0;
    for (const article of articles) {
      const text = path + " " + article.dataset.words;
      const isFound = words.every((word) => text.includes(word));
      article.hidden = !isFound || (onlyFindings.checked && !article.dataset.findings);
      shownHere += article.hidden ? 0 : 1;
    }
    const isFailure = file.querySelector(".failure") && words.every((word) => path.includes(word));
    file.hidden = shownHere === 0 && !isFailure;
    shown += shownHere;
  }
  count.textContent = `${shown} of ${roots.length} shown`;
}

let pending = 0;
search.addEventListener("input", () => {
  clearTimeout(pending);
  pending = setTimeout(filter, 120);
});
search.form.addEventListener("submit", (event) => {
  event.preventDefault();
  filter();
});
onlyFindings.addEventListener("change", filter);

// Appearance

const theme = document.getElementById("theme");
theme.addEventListener("change", () => {
  document.documentElement.dataset.theme = theme.value;
});

// Keyboard

/** Moves the focus to the next or previous of the given elements that are shown. */
function move(selector, step) {
  const shown = [...document.querySelectorAll(selector)].filter((item) => !item.closest("[hidden]"));
  if (shown.length === 0) return;
  const current = shown.indexOf(document.activeElement.closest(selector));
  const next = current < 0 ? (step > 0 ? 0 : shown.length - 1) : current + step;
  const target = shown[Math.max(0, Math.min(shown.length - 1, next))];
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "start" });
}

const help = document.getElementById("help");
const actions = {
  "/": () => search.focus(),
  j: () => move("article.root", 1),
  k: () => move("article.root", -1),
  f: () => move(".findings a", 1),
  t: () => {
    theme.selectedIndex = (theme.selectedIndex + 1) % theme.length;
    theme.dispatchEvent(new Event("change"));
  },
  "?": () => help.showModal(),
};
document.getElementById("show-help").addEventListener("click", actions["?"]);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
  if (event.target === search) {
    if (event.key === "Escape") {
      search.value = "";
      filter();
      search.blur();
    }
    return;
  }
  const number = Number(event.key);
  if (number >= 1 && number <= switches.length) {
    switches[number - 1].click();
  } else if (actions[event.key]) {
    event.preventDefault();
    actions[event.key]();
  }
});

// Links to findings and roots that the search hides

function reveal() {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !target.closest("[hidden]")) return;
  search.value = "";
  onlyFindings.checked = false;
  filter();
  target.scrollIntoView();
}
addEventListener("hashchange", reveal);

addEventListener("beforeprint", () => {
  for (const image of document.images) image.loading = "eager";
  figures.forEach(update);
});

reveal();
