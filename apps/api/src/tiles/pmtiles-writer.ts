import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { Bounds } from '../osm/osm';
import { maxTileZoom, minTileZoom } from './map-feature';

// The format is PMTiles 3: github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md.
const headerBytes = 127;
/** The header and the root directory are read together. */
const maxRootBytes = 16_384 - headerBytes;
const leafEntries = 4096;
const gzipCompression = 2;
const vectorTiles = 1;

interface Entry {
  readonly tileId: number;
  readonly offset: number;
  readonly length: number;
  runLength: number;
}

export interface ArchiveFacts {
  readonly bounds: Bounds;
  /** JSON. */
  readonly metadata: object;
}

/**
 * Writes vector tiles, which must come in ascending order, into a PMTiles archive. Equal tiles, such as those of the open
 * sea, are written once.
 */
export class PmtilesWriter {
  readonly #path: string;
  readonly #data: FileHandle;
  readonly #written = new Map<string, { offset: number; length: number }>();
  readonly #entries: Entry[] = [];
  #size = 0;
  #tiles = 0;

  private constructor(path: string, data: FileHandle) {
    this.#path = path;
    this.#data = data;
  }

  static async create(path: string): Promise<PmtilesWriter> {
    return new PmtilesWriter(path, await open(`${path}.tiles`, 'w'));
  }

  async put(tileId: number, tile: Uint8Array): Promise<void> {
    this.#tiles += 1;
    const hash = createHash('sha1').update(tile).digest('base64');
    const known = this.#written.get(hash) ?? (await this.#append(hash, tile));
    const last = this.#entries.at(-1);
    if (last && last.offset === known.offset && last.tileId + last.runLength === tileId) last.runLength += 1;
    else this.#entries.push({ tileId, ...known, runLength: 1 });
  }

  /** Puts the archive together. */
  async finish({ bounds, metadata }: ArchiveFacts): Promise<void> {
    await this.#data.close();
    const { root, leaves } = directories(this.#entries);
    const about = gzipSync(JSON.stringify(metadata));
    const header = Buffer.alloc(headerBytes);
    header.write('PMTiles\u0003', 'latin1');
    let offset = headerBytes;
    const sections = [root.length, about.length, leaves.length, this.#size];
    for (const [index, length] of sections.entries()) {
      header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
      header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
      offset += length;
    }
    for (const [index, count] of [this.#tiles, this.#entries.length, this.#written.size].entries())
      header.writeBigUInt64LE(BigInt(count), 72 + index * 8);
    header.set([1, gzipCompression, gzipCompression, vectorTiles, minTileZoom, maxTileZoom], 96);
    const { west, south, east, north } = bounds;
    for (const [index, degrees] of [west, south, east, north].entries())
      header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
    header.writeUInt8(maxTileZoom, 118);
    header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
    header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
    await writeFile(this.#path, Buffer.concat([header, root, about, leaves]));
    await pipeline(createReadStream(`${this.#path}.tiles`), createWriteStream(this.#path, { flags: 'a' }));
    await rm(`${this.#path}.tiles`);
  }

  /** Deletes what was written. */
  async discard(): Promise<void> {
    await this.#data.close().catch(() => {});
    await rm(`${this.#path}.tiles`, { force: true });
    await rm(this.#path, { force: true });
  }

  async #append(hash: string, tile: Uint8Array) {
    const bytes = gzipSync(tile);
    const written = { offset: this.#size, length: bytes.length };
    await this.#data.write(bytes);
    this.#size += bytes.length;
    this.#written.set(hash, written);
    return written;
  }
}

/** One directory, or a root of leaves when it would be too long to be read with the header. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries);
  if (whole.length <= maxRootBytes) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = leafEntries; ; size *= 2) {
    const leaves: Buffer[] = [];
    const roots: Entry[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const leaf = directory(entries.slice(start, start + size));
      roots.push({ tileId: entries[start]!.tileId, offset, length: leaf.length, runLength: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directory(roots);
    if (root.length <= maxRootBytes) return { root, leaves: Buffer.concat(leaves) };
  }
}

function directory(entries: readonly Entry[]): Buffer {
  const writer = new PbfWriter();
  writer.writeVarint(entries.length);
  for (const [index, { tileId }] of entries.entries()) writer.writeVarint(tileId - (entries[index - 1]?.tileId ?? 0));
  for (const { runLength } of entries) writer.writeVarint(runLength);
  for (const { length } of entries) writer.writeVarint(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    // Zero means "right after the one before".
    writer.writeVarint(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return gzipSync(writer.finish());
}
