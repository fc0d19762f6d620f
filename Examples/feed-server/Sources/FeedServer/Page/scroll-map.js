/* Maps offsets in the feed to offsets of the scroll bar. A feed of a million rows is higher than browsers let an element be.
 *
 * Near both ends, a point of the bar is a point of the feed. Between them, the bar is compressed: only jumps, such as those
 * of a dragged scroll bar, pass through the map there; the other movements are applied point by point. */

/* The height of the bar. Below it, numbers of single precision, with which browsers place layers, distinguish fractions of a
 * point. */
const HIGHEST_BAR = 1_000_000;

export class ScrollMap {
  /* height: the height of the feed; view: the height of the visible part. */
  constructor(height, view) {
    this.barHeight = Math.min(height, HIGHEST_BAR);
    this.end = Math.max(0, height - view);
    this.barEnd = Math.max(0, this.barHeight - view);
    this.zone = this.barEnd / 4;
    this.factor = this.barEnd > 0 ? (this.end - 2 * this.zone) / (this.barEnd - 2 * this.zone) : 1;
  }

  clamp(offset) {
    return Math.min(Math.max(0, offset), this.end);
  }

  toFeed(bar) {
    if (bar <= this.zone) return this.clamp(bar);
    if (bar >= this.barEnd - this.zone) return this.clamp(this.end - (this.barEnd - bar));
    return this.zone + (bar - this.zone) * this.factor;
  }

  toBar(offset) {
    if (offset <= this.zone) return offset;
    if (offset >= this.end - this.zone) return this.barEnd - (this.end - offset);
    return this.zone + (offset - this.zone) / this.factor;
  }
}
