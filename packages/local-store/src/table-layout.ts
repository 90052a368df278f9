/** Where a table's rows lie in local storage. */
export class TableLayout {
  /** The ids that each page holds, by the page's key. */
  readonly pages = new Map<string, readonly string[]>();
  /** Ids that have a key of their own: rows written since their page, and deleted ones. */
  readonly loose = new Set<string>();
  /** Pages that hold rows which are elsewhere, newer, or gone. */
  readonly stale = new Set<string>();

  forget(key: string): void {
    this.pages.delete(key);
    this.stale.delete(key);
  }

  clear(): void {
    this.pages.clear();
    this.loose.clear();
    this.stale.clear();
  }
}
