import type { LaidOutPage, PageItem, StructureElement } from './laid-out-document';
import { repeatedText, type Row, type RowItem, type StructureNode } from './rows';

/** A column of each page. */
export interface Column {
  readonly x: number;
  readonly widthPt: number;
}

export interface PageFrame {
  readonly topPt: number;
  readonly bottomPt: number;
  /** Decoration under the text of each page. */
  readonly background: readonly PageItem[];
  /** Repeated at the top of a column on every page but the first, such as the head of a table. */
  readonly repeated?: { readonly rows: readonly Row[]; readonly column: Column };
}

/**
 * Puts rows onto pages in reading order. Items of a page are in the order in which they were placed, so the order of the
 * text in a file is the order of the document.
 */
export class PageFlow {
  readonly frame: PageFrame;
  readonly elements: StructureElement[] = [];
  readonly #pages: PageItem[][] = [];
  readonly #indexes = new Map<StructureNode, number>();
  /** How far each column of the current page is filled, in points. */
  #filled = new Map<Column, number>();
  /** The top of the columns of the current page. */
  #top: number;
  readonly #skipped = new Map<Column, number>();
  /** Whether the current page has anything besides its header. */
  #hasText = false;

  constructor(frame: PageFrame) {
    this.frame = frame;
    this.#top = frame.topPt;
    this.#addPage();
  }

  get pages(): LaidOutPage[] {
    return this.#pages.map((items) => ({ items }));
  }

  /** Moves the columns of the first page down, below its header. */
  startAt(yPt: number): void {
    this.#top = yPt;
  }

  /** Leaves space in a column of this page. */
  skip(column: Column, heightPt: number): void {
    this.#skipped.set(column, heightPt);
  }

  /** Starts a new page, unless this one is empty. */
  breakPage(): void {
    if (this.#hasText) this.#addPage();
  }

  /** Places items on the first page at their own positions, such as a header over all columns. */
  draw(items: readonly RowItem[], xPt: number, yPt: number): void {
    for (const item of items) this.#current.push(this.#placed(item, xPt, yPt));
  }

  /**
   * Draws something on each page, such as its number. @param itemsOf takes the page number, from 1, and the number of
   * pages
   */
  drawOnAll(itemsOf: (page: number, count: number) => readonly RowItem[], xPt: number, yPt: number): void {
    for (const [index, page] of this.#pages.entries())
      for (const item of itemsOf(index + 1, this.#pages.length)) page.push(this.#placed(item, xPt, yPt));
  }

  /** Whether rows fit into the rest of a column of this page. */
  fits(rows: readonly Row[], column: Column): boolean {
    return this.#filledOf(column) + heightOf(rows, !this.#isTouched(column)) <= this.frame.bottomPt + tolerance;
  }

  /** Adds rows to a column, on as many pages as they need. */
  place(rows: readonly Row[], column: Column): void {
    let at = 0;
    while (at < rows.length) {
      const group = groupAt(rows, at);
      if (group[0]?.breaksBefore) this.breakPage();
      if (!this.fits(group, column) && this.#isTouched(column)) this.#addPage();
      // A group taller than a page is split at the end of the page.
      const count = this.fits(group, column) ? group.length : Math.max(1, this.#fitting(group, column));
      for (const row of group.slice(0, count)) this.#placeRow(row, column);
      at += count;
    }
  }

  #fitting(rows: readonly Row[], column: Column): number {
    let count = 0;
    while (count < rows.length && this.fits(rows.slice(0, count + 1), column)) count += 1;
    return count;
  }

  #placeRow(row: Row, column: Column): void {
    const top = this.#filledOf(column) + (this.#isTouched(column) ? row.gapPt : 0);
    for (const item of row.items) this.#current.push(this.#placed(item, column.x, top));
    this.#filled.set(column, top + row.heightPt);
    this.#hasText = true;
  }

  #addPage(): void {
    this.#top = this.frame.topPt;
    this.#skipped.clear();
    this.#pages.push([...this.frame.background]);
    this.#filled = new Map();
    const { repeated } = this.frame;
    if (repeated && this.#pages.length > 1) for (const row of repeated.rows) this.#placeRow(row, repeated.column);
    this.#hasText = false;
  }

  get #current(): PageItem[] {
    return this.#pages.at(-1) ?? [];
  }

  #isTouched(column: Column): boolean {
    return this.#filled.has(column);
  }

  #filledOf(column: Column): number {
    return this.#filled.get(column) ?? this.#top + (this.#skipped.get(column) ?? 0);
  }

  #placed(item: RowItem, x: number, y: number): PageItem {
    if (item.kind === 'text') {
      const { node, ...text } = item;
      return { ...text, x: x + item.x, baseline: y + item.baseline, element: this.#indexOf(node) };
    }
    if (item.kind === 'image') {
      const { node, ...image } = item;
      return { ...image, x: x + item.x, y: y + item.y, element: this.#indexOf(node) };
    }
    if (item.kind === 'line') {
      return { ...item, x1: x + item.x1, x2: x + item.x2, y1: y + item.y1, y2: y + item.y2 };
    }
    return { ...item, x: x + item.x, y: y + item.y };
  }

  #indexOf(node: StructureNode): number {
    if (node === repeatedText) return -1;
    const known = this.#indexes.get(node);
    if (known !== undefined) return known;
    const { role, alt, id } = node;
    const parent = node.parent ? this.#indexOf(node.parent) : -1;
    const index = this.elements.length;
    this.elements.push({ role, parent, ...(alt !== undefined && { alt }), ...(id !== undefined && { id }) });
    this.#indexes.set(node, index);
    return index;
  }
}

/** Tolerance for rounding errors of sums. */
const tolerance = 0.01;

/** The rows, starting here, that must be on one page. */
function groupAt(rows: readonly Row[], from: number): readonly Row[] {
  let to = from;
  while (rows[to]?.keepsNext && rows[to + 1] && !rows[to + 1]?.breaksBefore) to += 1;
  return rows.slice(from, to + 1);
}

const heightOf = (rows: readonly Row[], isFirst: boolean): number =>
  rows.reduce((sum, row, index) => sum + row.heightPt + (isFirst && index === 0 ? 0 : row.gapPt), 0);
