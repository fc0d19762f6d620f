/* The elements of the rows that are in the document. A row is placed once, when its element is created; scrolling moves the
 * layer of all rows. */

export class RowElements {
  constructor(layer) {
    this.layer = layer;
    this.elements = new Map();
    /* The offset in the feed of the layer's top. */
    this.origin = 0;
  }

  /* Removes all elements; those that follow are placed from an offset on. */
  reset(origin) {
    this.origin = Math.round(origin);
    this.elements.clear();
    this.layer.replaceChildren();
  }

  /* Shows the given rows, in order, and removes all others. */
  show(rows, count) {
    this.removeAll(new Set(rows.map((row) => row.id)));
    let next = this.layer.firstElementChild;
    for (const row of rows) {
      const element = this.elements.get(row.id);
      if (element) {
        next = element.nextElementSibling;
        continue;
      }
      const created = this.create(row, count);
      this.elements.set(row.id, created);
      this.layer.insertBefore(created, next);
    }
  }

  /* Removes the elements of all rows but the given ones. The focus of a removed row moves to the feed. */
  removeAll(kept) {
    for (const [id, element] of this.elements) {
      if (kept.has(id)) continue;
      if (element === document.activeElement) element.closest("[role=feed]").focus({preventScroll: true});
      element.remove();
      this.elements.delete(id);
    }
  }

  /* The element of a row; undefined if the row is not in the document. */
  find(id) {
    return this.elements.get(Number(id));
  }

  create(row, count) {
    const element = document.createElement("article");
    element.className = "row";
    element.tabIndex = -1;
    element.dataset.id = row.id;
    element.setAttribute("aria-posinset", row.position + 1);
    element.setAttribute("aria-setsize", count);
    element.setAttribute("aria-labelledby", `title-${row.id}`);
    element.style.top = `${row.offset - this.origin}px`;
    element.style.height = `${row.height}px`;
    element.append(title(row), text(row), paragraph("byline", row.byline));
    return element;
  }
}

function paragraph(name, text) {
  const element = document.createElement("p");
  element.className = name;
  element.textContent = text;
  return element;
}

function title(row) {
  const element = document.createElement("h2");
  element.className = "title";
  element.id = `title-${row.id}`;
  element.textContent = row.title;
  return element;
}

/* The text, in the lines with which the height was computed. */
function text(row) {
  const element = document.createElement("p");
  element.className = "text";
  for (const line of row.lines) {
    const span = document.createElement("span");
    span.textContent = line.text;
    if (line.spacing !== undefined) span.style.letterSpacing = `${line.spacing}px`;
    // The space is read between two lines and copied with them.
    element.append(span, " ");
  }
  return element;
}
