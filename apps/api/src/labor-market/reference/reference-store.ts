import { asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import type { ReferenceFile, ReferenceRows } from './reference-rows';
import { referenceFileTable, referenceRowTable } from './reference-table';

/** Reads what `reference:import` has stored, and caches what is derived from it until the files change. */
export class ReferenceStore {
  readonly #database: DatabaseHandle;
  readonly #made = new Map<string, { version: string; value: Promise<unknown> }>();
  #hashes: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  /**
   * What `make` makes of files; made again when one of them was imported again.
   * @param name of what is made, unique.
   */
  async derived<File extends ReferenceFile, Value>(
    name: string,
    files: readonly File[],
    make: (rows: { [Kind in File]: ReferenceRows[Kind][] }) => Value | Promise<Value>,
  ): Promise<Value> {
    const version = await this.#version(files);
    const known = this.#made.get(name);
    if (known?.version === version) return known.value as Promise<Value>;
    const value = this.#readAll(files).then(make);
    this.#made.set(name, { version, value });
    // What failed is tried again by the next call.
    value.catch(() => this.#made.delete(name));
    return value;
  }

  async #version(files: readonly ReferenceFile[]): Promise<string> {
    // A call derives several things: those at the same time share one answer.
    this.#hashes ??= this.#readHashes().finally(() => {
      this.#hashes = undefined;
    });
    const hashes = await this.#hashes;
    return files.map((file) => hashes.get(file) ?? '').join();
  }

  async #readHashes(): Promise<ReadonlyMap<string, string>> {
    const known = await this.#database
      .select({ file: referenceFileTable.file, hash: referenceFileTable.contentHash })
      .from(referenceFileTable);
    return new Map(known.map(({ file, hash }) => [file, hash]));
  }

  async #readAll<File extends ReferenceFile>(
    files: readonly File[],
  ): Promise<{ [Kind in File]: ReferenceRows[Kind][] }> {
    const entries = await Promise.all(files.map(async (file) => [file, await this.#read(file)] as const));
    return Object.fromEntries(entries) as { [Kind in File]: ReferenceRows[Kind][] };
  }

  async #read<File extends ReferenceFile>(file: File): Promise<ReferenceRows[File][]> {
    const rows = await this.#database
      .select({ value: referenceRowTable.value })
      .from(referenceRowTable)
      .where(eq(referenceRowTable.file, file))
      .orderBy(asc(referenceRowTable.position));
    return rows.map(({ value }) => value as ReferenceRows[File]);
  }
}
