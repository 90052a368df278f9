import { type Database, defineTable, field, openDatabase, type Undo } from '@keepmark/local-store';
import { deletedRows, deletedValues } from '@keepmark/local-store/deleted';
import { replacedTexts } from '@keepmark/local-store/replaced';
import type { RowRef } from '@keepmark/local-store/sync';
import { memoryStorage } from '@keepmark/local-store/testing';
import { rowKey } from '../engine/exchange';
import { type LocalRows, localRows } from '../rows/local-rows';
import type { SimulatedRows, SimulatedValues } from './simulated-rows';

const fields = { title: field.text(), status: field.text(), notes: field.text() };

/** Rows in a real local store. All of them in a test have the same clock. */
export class StoreRows implements SimulatedRows {
  readonly hasOwnClock = false;
  readonly #tables: readonly string[];
  readonly #nextStamp: () => number;
  #database!: Database;
  #local!: LocalRows;
  readonly #databases: Database[] = [];
  #undos: (RowRef & { undo: Undo })[] = [];

  constructor(tables: readonly string[], nextStamp: () => number) {
    this.#tables = tables;
    this.#nextStamp = nextStamp;
    this.loseStorage();
  }

  get local(): LocalRows {
    return this.#local;
  }

  #table = (name: string) => this.#database.table(this.#definitions.get(name)!);
  #definitions = new Map<string, ReturnType<typeof defineTable<typeof fields>>>();

  content() {
    const all = new Map<string, RowRef & { values: SimulatedValues }>();
    for (const table of this.#tables) {
      for (const { internalId: id, ...values } of this.#table(table).query())
        all.set(rowKey({ table, id }), { table, id, values });
    }
    return all;
  }

  write(table: string, id: string, values: SimulatedValues): number {
    const rows = this.#table(table);
    if (rows.get(id)) rows.update(id, values);
    else rows.insert({ internalId: id, ...values });
    return this.#nextStamp();
  }

  delete(table: string, id: string): number {
    const undo = this.#database.undoable('Deleted', () => this.#table(table).delete(id));
    this.#undos.push({ table, id, undo });
    return this.#nextStamp();
  }

  restore() {
    const last = this.#undos.pop();
    if (!last || this.#table(last.table).get(last.id)) return undefined;
    last.undo();
    return { table: last.table, id: last.id, stamp: this.#nextStamp() };
  }

  collapse(): void {
    // The store does so by itself.
  }

  loseRow(): undefined {
    // The store finds out by itself, and recovers it.
  }

  loseStorage(): void {
    this.#database = openDatabase('keepmark', { storage: memoryStorage() });
    this.#databases.push(this.#database);
    this.#definitions = new Map(this.#tables.map((name) => [name, defineTable(name, { fields })]));
    for (const name of this.#tables) this.#table(name);
    this.#local = localRows(this.#database, []);
    this.#undos = [];
  }

  /** Also those that were lost with a storage: people could have read them until then. */
  async restorableTexts() {
    const all: string[] = [];
    for (const database of this.#databases) {
      const { texts } = await replacedTexts(database);
      const { rows } = await deletedRows(database, new Set(this.#tables));
      const values = await deletedValues(database, rows);
      all.push(...texts.map(({ text }) => text), ...values.flatMap((one) => Object.values(one ?? {}) as string[]));
    }
    return all;
  }
}
