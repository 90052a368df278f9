import { type FileHandle, open, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import type { StreetArchive } from '@keepmark/contracts';
import { FetchSource, PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { dataDirectory, type Environment, packageRoot } from '../platform/runtime/runtime';

/** The archive that imports write. */
export const archiveName = 'streets.pmtiles';
/** The path of its bytes among the calls. */
export const archivePath = `tiles/${archiveName}`;

/** Where imports keep the map's tiles. Absolute path. */
export const tilesFolder = ({ KEEPMARK_TILES_DIR: setting }: Pick<Environment, 'KEEPMARK_TILES_DIR'>): string =>
  setting === undefined ? join(dataDirectory(), 'tiles') : fromWorkspace(setting);

const fromWorkspace = (path: string): string => (isAbsolute(path) ? path : resolve(packageRoot, '../..', path));

const isUrl = (setting: string): boolean => /^https?:\/\//.test(setting);

/** A file as it is now. */
export interface FileState {
  readonly path: string;
  readonly sizeBytes: number;
  /** Differs between any two states, as HTTP wants it of a strong ETag. */
  readonly etag: string;
}

export type ArchiveFacts = Pick<StreetArchive, 'minZoom' | 'maxZoom' | 'areas' | 'attribution'> & {
  readonly version: string;
};

const urlMaxAgeMs = 600_000;
const defaultAttribution =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';

/** The archive that the map reads: an operator's own file or URL, or else the one of the imports. */
export class TileArchive {
  /** Where the archive is, when it is on another server. */
  readonly url: string | undefined;
  readonly #path: string;
  #known: { version: string; untilMs: number; facts: Promise<ArchiveFacts> } | undefined;

  constructor(settings: Pick<Environment, 'KEEPMARK_MAP_PMTILES' | 'KEEPMARK_TILES_DIR'>) {
    const { KEEPMARK_MAP_PMTILES: own } = settings;
    this.url = own !== undefined && isUrl(own) ? own : undefined;
    this.#path = own === undefined ? join(tilesFolder(settings), archiveName) : fromWorkspace(own);
  }

  /** The file; undefined when there is none. */
  async file(): Promise<FileState | undefined> {
    const info = await stat(this.#path).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const etag = `"${[info.size, Math.round(info.mtimeMs), info.ino].map((part) => part.toString(36)).join('-')}"`;
    return { path: this.#path, sizeBytes: info.size, etag };
  }

  /** What is in the archive; undefined when there is none. Read again when it has changed. */
  async facts(): Promise<ArchiveFacts | undefined> {
    const file = this.url === undefined ? await this.file() : undefined;
    if (this.url === undefined && !file) return undefined;
    const version = file?.etag.slice(1, -1) ?? 'url';
    if (this.#known?.version !== version || this.#known.untilMs < Date.now()) {
      const source = this.url === undefined ? new FileSource(this.#path) : new FetchSource(this.url);
      const facts = readFacts(source, version);
      this.#known = { version, untilMs: file ? Infinity : Date.now() + urlMaxAgeMs, facts };
      facts.catch(() => (this.#known = undefined));
    }
    return this.#known.facts;
  }
}

interface Metadata {
  readonly attribution?: unknown;
  readonly 'keepmark:extracts'?: StreetArchive['areas'];
}

async function readFacts(source: Source, version: string): Promise<ArchiveFacts> {
  const archive = new PMTiles(source);
  const [header, metadata] = [await archive.getHeader(), (await archive.getMetadata()) as Metadata | undefined];
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat, etag } = header;
  const { attribution } = metadata ?? {};
  return {
    version: etag?.replaceAll('"', '') ?? version,
    minZoom,
    maxZoom,
    areas: metadata?.['keepmark:extracts'] ?? [[minLon, minLat, maxLon, maxLat]],
    attribution: typeof attribution === 'string' && attribution !== '' ? attribution : defaultAttribution,
  };
}

/** Reads an archive on this machine. */
class FileSource implements Source {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    let file: FileHandle | undefined;
    try {
      file = await open(this.#path);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer };
    } finally {
      await file?.close();
    }
  }
}
