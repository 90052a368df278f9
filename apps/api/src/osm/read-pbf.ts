import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { OSMTransform } from 'osm-pbf-parser-node';
import { PlacesFileError } from './places-file-error';

/** An entity of an extract, as the reader gives it. */
export type OsmEntity =
  | { readonly type: 'node'; readonly id: number; readonly lat: number; readonly lon: number; readonly tags?: Tags }
  | { readonly type: 'way'; readonly id: number; readonly refs: readonly number[]; readonly tags?: Tags }
  | { readonly type: 'relation'; readonly id: number; readonly members: readonly OsmMember[]; readonly tags?: Tags };
export interface OsmMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}
type Tags = Record<string, string>;

/** The header: the features that a reader must support to understand the file. */
interface OsmHeader {
  readonly required_features: readonly string[];
  /** In billionths of a degree. */
  readonly bbox: Record<'left' | 'right' | 'top' | 'bottom', number> | null;
}

const knownFeatures = new Set(['OsmSchema-V0.6', 'DenseNodes']);
/** Of the format: OpenStreetMap wiki, PBF Format. */
const maxHeaderBytes = 64 * 1024;
const maxBlockBytes = 32 * 1024 * 1024;
const readBytes = 1024 * 1024;

/** Reports errors of a file as errors of the stream. The reader would throw them where nothing can catch them. */
class CarefulReader extends OSMTransform {
  // What the reader waits for next: a length, a header, or a block.
  declare private readonly status: number;
  declare private readonly needed: number;
  declare private readonly _writableState: { highWaterMark: number };

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    try {
      super._transform(chunk, encoding, (error) => done(error ?? this.#tooLong()));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(done: (error?: Error | null) => void): void {
    try {
      super._flush(done);
    } catch {
      done(new Error('it ends in the middle'));
    }
  }

  /** A length that cannot be is refused before the rest of the file is read into memory for it. */
  #tooLong(): Error | null {
    const most = this.status === 1 ? maxHeaderBytes : maxBlockBytes;
    return this.needed > most ? new Error('it has a block that is too long') : null;
  }
}

/** The extent of an extract, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface ReadOptions {
  /** Whether tags of nodes are wanted; reading is faster without. */
  readonly nodeTags?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Hears how much of the file has been read, in bytes. */
  readonly onProgress?: (readBytes: number) => void;
  /** Hears the extent of the extract in degrees, when the file declares it. */
  readonly onBounds?: ((bounds: Bounds) => void) | undefined;
}

/**
 * The entities of an extract, block by block, in the order of the file.
 * @throws PlacesFileError for a file that cannot be read, or that is no whole .osm.pbf.
 */
export async function* readPbf(path: string, options: ReadOptions = {}): AsyncGenerator<readonly OsmEntity[]> {
  const { nodeTags = true, signal, onProgress, onBounds } = options;
  const file = createReadStream(path, { highWaterMark: readBytes, ...(signal && { signal }) });
  const reader = new CarefulReader({ withTags: { node: nodeTags, way: true, relation: true } });
  file.on('error', (error) => reader.destroy(error));
  let hasHeader = false;
  try {
    for await (const block of file.pipe(reader) as AsyncIterable<readonly (OsmEntity | OsmHeader)[]>) {
      const [first] = block;
      if (first && 'required_features' in first) {
        checkFeatures(path, first);
        hasHeader = true;
        if (first.bbox) onBounds?.(boundsOf(first.bbox));
      } else {
        if (!hasHeader) throw new Error('it does not begin as one');
        yield block as readonly OsmEntity[];
      }
      onProgress?.(file.bytesRead);
    }
  } catch (cause) {
    if (cause instanceof PlacesFileError || signal?.aborted) throw cause;
    throw new PlacesFileError(await whatIsWrong(path, cause), { cause });
  } finally {
    file.destroy();
    reader.destroy();
  }
}

const boundsOf = ({ left, right, top, bottom }: NonNullable<OsmHeader['bbox']>): Bounds => ({
  west: left / 1e9,
  south: bottom / 1e9,
  east: right / 1e9,
  north: top / 1e9,
});

function checkFeatures(path: string, { required_features: features }: OsmHeader): void {
  const unknown = features.find((feature) => !knownFeatures.has(feature));
  if (unknown === undefined) return;
  throw new PlacesFileError(
    `${path} needs "${unknown}", which is not understood. Get an extract without history, such as those of Geofabrik.`,
  );
}

async function whatIsWrong(path: string, cause: unknown): Promise<string> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return `There is no file ${path}. Give the path of an .osm.pbf.`;
  if (!info.isFile()) return `${path} is no file. Give the path of an .osm.pbf.`;
  if (cause instanceof Error && 'code' in cause && (cause.code === 'EACCES' || cause.code === 'EPERM'))
    return `${path} cannot be read. Check that you may read it.`;
  if (info.size === 0) return `${path} is empty. Download it again.`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `${path} is no whole .osm.pbf (${reason}). Download it again.`;
}
