/* Shows a part of the feed, without measuring a row: heights and offsets come from the server. */
import {RowElements} from "./row-elements.js";
import {RowWindow} from "./row-window.js";
import {ScrollMap} from "./scroll-map.js";

/* How long, in milliseconds, the scroll bar rests before its offset is adjusted. */
const REST = 150;
/* The time, in milliseconds, after which rows are requested again from a server that does not answer. */
const RETRY = 1000;

export class FeedView extends EventTarget {
  constructor(scroller, bar, layer, widths) {
    super();
    Object.assign(this, {scroller, bar, widths});
    this.elements = new RowElements(layer);
    this.window = new RowWindow();
    this.layer = layer;
    this.count = 0;
    this.height = 0;
    /* The offset in the feed of the top of the visible part. */
    this.offset = 0;
    /* The difference between the offset in the feed and that of the scroll bar. */
    this.shift = 0;
    this.lastTop = 0;
    /* Changes when offsets may have another meaning: with each answer that moves the visible part. */
    this.generation = 0;
    this.map = new ScrollMap(0, 0);
    scroller.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.resized()).observe(scroller);
  }

  get view() {
    return this.scroller.clientHeight;
  }

  /* The widest width of the server that fits. */
  get width() {
    return this.widths.findLast((width) => width <= this.scroller.clientWidth) ?? this.widths[0];
  }

  /* The first row that is visible. */
  get firstVisible() {
    return this.window.rows.find((row) => row.offset + row.height > this.offset);
  }

  /* Shows the row at a position at the top; 0 is the newest row. */
  async jump(position) {
    const width = this.width;
    const part = await RowWindow.fetch(width, `position=${position}`, 2 * this.view, 3 * this.view);
    this.accept(part, width);
    this.moveTo(Math.ceil(part.rows.find((row) => row.position === part.anchor)?.offset ?? 0));
  }

  /* Loads the present revision, and keeps the visible rows where they are; once at a time. */
  refresh() {
    this.refreshing ??= this.keepPlace().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  async keepPlace() {
    const [width, generation] = [this.width, this.generation];
    for (const row of this.window.between(this.offset, this.offset + this.view)) {
      const part = await RowWindow.fetch(width, `id=${row.id}`, 3 * this.view, 4 * this.view);
      if (!part) continue;
      if (generation !== this.generation) return;
      this.scrolled();
      const now = part.rows.find((candidate) => candidate.id === row.id);
      const distance = this.offset - row.offset;
      this.accept(part, width);
      this.moveTo(now.offset + (now.height === row.height ? distance : Math.min(distance, now.height)));
      return;
    }
    const part = await RowWindow.fetch(width, `offset=${this.offset}`, 3 * this.view, 4 * this.view);
    this.scrolled();
    this.accept(part, width);
    this.moveTo(this.offset);
  }

  /* Takes over the rows and the extent of an answer. */
  accept(part, width) {
    this.generation++;
    this.window.add(part, width);
    [this.count, this.height] = [part.count, part.height];
    this.bar.style.width = `${width}px`;
    this.adaptBar();
  }

  adaptBar() {
    this.map = new ScrollMap(this.height, this.view);
    this.bar.style.height = `${this.map.barHeight}px`;
  }

  /* Moves the visible part to an offset, and places its rows anew. */
  moveTo(offset) {
    const focused = document.activeElement?.dataset?.id;
    this.offset = this.map.clamp(offset);
    this.elements.reset(this.offset);
    this.settle();
    this.render();
    if (focused) (this.elements.find(focused) ?? this.scroller).focus({preventScroll: true});
  }

  /* Gives the scroll bar the offset of the map. Bar and layer move by the same distance, so that no row moves. */
  settle() {
    clearTimeout(this.resting);
    this.scroller.scrollTop = Math.round(this.map.toBar(this.offset));
    this.lastTop = this.scroller.scrollTop;
    this.shift = this.offset - this.lastTop;
    this.layer.style.top = `${this.elements.origin - this.shift}px`;
  }

  /* A movement whose event has not been dispatched yet is applied first; the bar rests later then. */
  rested() {
    if (this.scroller.scrollTop === this.lastTop) this.settle();
    else this.scrolled();
  }

  /* Applies the movement of the scroll bar since the last call. */
  scrolled() {
    const top = this.scroller.scrollTop;
    if (top === this.lastTop) return;
    const isJump = Math.abs(top - this.lastTop) > 1.5 * this.view;
    this.lastTop = top;
    if (isJump) return this.moveTo(Math.round(this.map.toFeed(top)));
    this.offset = this.map.clamp(top + this.shift);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rested(), REST);
    if (top <= 0 || top >= this.map.barEnd) this.settle();
    this.render();
  }

  resized() {
    if (this.count === 0) return;
    this.adaptBar();
    if (this.width !== this.window.width) this.refresh().catch(() => null);
    else this.moveTo(this.offset);
  }

  /* Shows the loaded rows in and around the visible part, and loads those that are missing. */
  render() {
    const [top, bottom] = [this.offset - this.view, this.offset + 2 * this.view];
    this.elements.show(this.window.between(top, bottom), this.count);
    this.scroller.setAttribute("aria-busy", String(!this.has(this.offset, this.offset + this.view)));
    if (!this.has(top, bottom)) this.load();
    this.dispatchEvent(new Event("move"));
  }

  /* Whether all rows between two offsets are loaded. */
  has(top, bottom) {
    return this.window.top <= Math.max(0, top) && this.window.bottom >= Math.min(this.height, bottom) - 0.01;
  }

  /* Loads the rows around the visible part; one request at a time. */
  load() {
    this.loading ??= this.loadRows().then(() => true, () => false).then((isLoaded) => {
      this.loading = null;
      if (!isLoaded) return setTimeout(() => this.render(), RETRY);
      this.window.trim(this.offset - 20 * this.view, this.offset + 20 * this.view);
      this.render();
    });
    return this.loading;
  }

  async loadRows() {
    const [width, generation] = [this.width, this.generation];
    const part = await RowWindow.fetch(width, `offset=${this.offset}`, 4 * this.view, 5 * this.view);
    if (generation !== this.generation) return;
    if (part.revision !== this.window.revision || width !== this.window.width) await this.refresh();
    else this.window.add(part, width);
  }
}
