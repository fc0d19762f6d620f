/* The rows around the visible part, which are loaded from the server: consecutive rows of one revision at one width. */

export class RowWindow {
  constructor() {
    this.rows = [];
    this.revision = -1;
    this.width = 0;
  }

  /* Requests rows. anchor is a parameter such as "position=5"; above and below are lengths around the row's top. Returns the
   * answer, or null if the row does not exist. */
  static async fetch(width, anchor, above, below) {
    const lengths = `above=${Math.round(above)}&below=${Math.round(below)}`;
    const response = await fetch(`api/rows?width=${width}&${anchor}&${lengths}`, {cache: "no-cache"});
    if (response.status === 404) return null;
    if (!response.ok) throw new Error((await response.json()).error);
    return response.json();
  }

  /* Adds the rows of an answer, which replace all others if they are not consecutive with them. */
  add(part, width) {
    const {rows} = part;
    const isSame = part.revision === this.revision && width === this.width;
    [this.revision, this.width] = [part.revision, width];
    const [first, last] = [rows[0]?.position, rows.at(-1)?.position];
    const meets = rows.length > 0 && this.rows.length > 0 &&
      first <= this.rows.at(-1).position + 1 && last >= this.rows[0].position - 1;
    if (!isSame || !meets) {
      this.rows = rows;
      return;
    }
    const before = this.rows.filter((row) => row.position < first);
    this.rows = before.concat(rows, this.rows.filter((row) => row.position > last));
  }

  /* Forgets the rows outside of a range of offsets. */
  trim(top, bottom) {
    if (this.rows.length > 0 && (this.top < top || this.bottom > bottom)) this.rows = this.between(top, bottom);
  }

  get top() {
    return this.rows.length > 0 ? this.rows[0].offset : Infinity;
  }

  get bottom() {
    const last = this.rows.at(-1);
    return last ? last.offset + last.height : -Infinity;
  }

  /* The rows that are at least partly in a range of offsets. */
  between(top, bottom) {
    return this.rows.filter((row) => row.offset < bottom && row.offset + row.height > top);
  }

  find(id) {
    return this.rows.find((row) => row.id === id);
  }
}
