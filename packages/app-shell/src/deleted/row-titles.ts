import type { Database } from '@keepmark/local-store';
import { deletedValues } from '@keepmark/local-store/deleted';
import type { SavedKind } from '../saved-kinds/saved-kinds';
import type { DeletedItem } from './use-deleted-rows';

/** The titles of deleted rows. Reads the values of rows when they are shown: a list may have thousands. */
export class RowTitles {
  readonly #database: Database;
  readonly #kinds: ReadonlyMap<string, SavedKind>;
  readonly #titles = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #wanted: DeletedItem[] = [];

  constructor(database: Database, kinds: readonly SavedKind[]) {
    this.#database = database;
    this.#kinds = new Map(kinds.map((kind) => [kind.table, kind]));
  }

  /** Undefined until it is read. */
  titleOf = (item: DeletedItem): string | undefined => this.#titles.get(keyOf(item));

  /** Reads the title. Rows of one task are read together. */
  want(item: DeletedItem): void {
    if (this.#titles.has(keyOf(item))) return;
    if (this.#wanted.length === 0) queueMicrotask(() => void this.#read());
    this.#wanted.push(item);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Reads the titles of these rows, for a message. */
  async read(items: readonly DeletedItem[]): Promise<string[]> {
    const values = await deletedValues(this.#database, items);
    items.forEach((item, index) => {
      const kind = this.#kinds.get(item.table);
      const title = (values[index] && kind?.titleOf(values[index]).trim()) || `Unnamed ${kind?.nouns[0] ?? 'entry'}`;
      this.#titles.set(keyOf(item), title);
    });
    return items.map((item) => this.titleOf(item)!);
  }

  async #read(): Promise<void> {
    const wanted = this.#wanted;
    this.#wanted = [];
    await this.read(wanted);
    for (const listener of this.#listeners) listener();
  }
}

// The values of a row that is deleted again are in another batch.
const keyOf = ({ internalId, batch }: DeletedItem): string => `${internalId} ${batch}`;
