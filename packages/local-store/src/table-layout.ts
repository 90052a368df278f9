const crossingMs = 2000;

/** Where a table's rows lie in local storage. */
export class TableLayout {
  /** The ids that each page holds, by the page's key. */
  readonly pages = new Map<string, readonly string[]>();
  /** Ids that have a key of their own: rows written since their page, and deleted ones. */
  readonly loose = new Set<string>();
  /** Pages that hold rows which are elsewhere, newer, or gone. */
  readonly stale = new Set<string>();

  readonly #written = new Map<string, number>();

  forget(key: string): void {
    this.pages.delete(key);
    this.stale.delete(key);
  }

  clear(): void {
    this.pages.clear();
    this.loose.clear();
    this.stale.clear();
  }

  /** This tab wrote the row under its own key. */
  wrote(id: string): void {
    this.loose.add(id);
    if (this.#written.size > 1000) this.#written.clear();
    this.#written.set(id, Date.now());
  }

  /** Whether this tab wrote the row within the time in which two tabs' writes can cross. */
  wroteLately(id: string): boolean {
    return Date.now() - (this.#written.get(id) ?? 0) < crossingMs;
  }
}
