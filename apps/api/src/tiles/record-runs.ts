import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { layerNames } from './map-feature';
import type { TileRecord } from './tile-record';

/** Memory of one run. Larger extracts make more runs. */
const runBytes = 64 * 1024 * 1024;
/** So that a tile and the number of a record fit into one exact number. */
const maxRecords = 2 ** 20;
const headBytes = 12;

/**
 * Writes records into files that are each sorted by tile, so that any number of them can be read together in the order of
 * the archive with little memory.
 */
export class RunWriter {
  readonly #folder: string;
  readonly #buffer = Buffer.allocUnsafe(runBytes);
  #used = 0;
  #starts: number[] = [];
  #runs = 0;

  /** @param folder must exist; every file in it is a run. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  put({ tileId, layer, type, properties, geometry }: TileRecord): void {
    const text = Buffer.from(properties);
    const length = headBytes + text.length + geometry.length;
    if (this.#used + length > runBytes || this.#starts.length === maxRecords) this.flush();
    // Only the coast of a continent is larger than a run, and that is cut to tiles.
    if (length > runBytes) return;
    const start = this.#used;
    this.#buffer.writeUInt32LE(tileId, start);
    this.#buffer.writeUInt32LE(length, start + 4);
    this.#buffer.writeUInt8(layerNames.indexOf(layer), start + 8);
    this.#buffer.writeUInt8(type, start + 9);
    this.#buffer.writeUInt16LE(text.length, start + 10);
    text.copy(this.#buffer, start + headBytes);
    this.#buffer.set(geometry, start + headBytes + text.length);
    this.#starts.push(start);
    this.#used += length;
  }

  /** Writes what is in memory. */
  flush(): void {
    if (this.#starts.length === 0) return;
    const order = Float64Array.from(
      this.#starts,
      (start, index) => this.#buffer.readUInt32LE(start) * maxRecords + index,
    ).sort();
    const sorted = Buffer.allocUnsafe(this.#used);
    let used = 0;
    for (const key of order) {
      const start = this.#starts[key % maxRecords] ?? 0;
      used += this.#buffer.copy(sorted, used, start, start + this.#buffer.readUInt32LE(start + 4));
    }
    const file = openSync(join(this.#folder, String(this.#runs++)), 'w');
    writeSync(file, sorted);
    closeSync(file);
    this.#used = 0;
    this.#starts = [];
  }
}

/** A record that was read, with the path of its run. */
export interface StoredRecord extends TileRecord {
  readonly run: string;
}

const readBytes = 1024 * 1024;

/** Reads a run from its start to its end. */
class RunReader {
  readonly #file: number;
  readonly #path: string;
  #buffer: Buffer = Buffer.alloc(0);
  #offset = 0;
  #next: StoredRecord | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'r');
    this.#advance();
  }

  /** The tile of the next record; infinite at the end. */
  get tileId(): number {
    return this.#next?.tileId ?? Infinity;
  }

  take(): StoredRecord {
    const record = this.#next!;
    this.#advance();
    return record;
  }

  close(): void {
    closeSync(this.#file);
  }

  #advance(): void {
    this.#next =
      this.#has(headBytes) && this.#has(this.#buffer.readUInt32LE(this.#offset + 4)) ? this.#read() : undefined;
  }

  #read(): StoredRecord {
    const [buffer, start] = [this.#buffer, this.#offset];
    const end = start + buffer.readUInt32LE(start + 4);
    const textEnd = start + headBytes + buffer.readUInt16LE(start + 10);
    this.#offset = end;
    return {
      tileId: buffer.readUInt32LE(start),
      layer: layerNames[buffer.readUInt8(start + 8)]!,
      type: buffer.readUInt8(start + 9) as TileRecord['type'],
      properties: buffer.toString('utf8', start + headBytes, textEnd),
      geometry: buffer.subarray(textEnd, end),
      run: this.#path,
    };
  }

  #has(bytes: number): boolean {
    const rest = this.#buffer.length - this.#offset;
    if (rest >= bytes) return true;
    // A new buffer, since records that were taken still lie in the old one.
    const larger = Buffer.allocUnsafe(Math.max(readBytes, bytes) + rest);
    this.#buffer.copy(larger, 0, this.#offset);
    const read = readSync(this.#file, larger, rest, larger.length - rest, null);
    this.#buffer = larger.subarray(0, rest + read);
    this.#offset = 0;
    return this.#buffer.length >= bytes;
  }
}

/** The records of many runs, tile by tile in the order of the archive. */
export function* readTiles(paths: readonly string[]): Generator<{ tileId: number; records: StoredRecord[] }> {
  const readers = paths.map((path) => new RunReader(path));
  try {
    for (;;) {
      const tileId = Math.min(...readers.map((reader) => reader.tileId));
      if (tileId === Infinity) return;
      const records: StoredRecord[] = [];
      for (const reader of readers) while (reader.tileId === tileId) records.push(reader.take());
      yield { tileId, records };
    }
  } finally {
    for (const reader of readers) reader.close();
  }
}
