import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';

/** Why a ZIP couldn't be opened. */
export class UnzipError extends Error {
  override readonly name = 'UnzipError';
  readonly code: 'damaged' | 'too-large';

  constructor(code: UnzipError['code'], options?: ErrorOptions) {
    super(code === 'damaged' ? 'This ZIP file is damaged.' : 'This ZIP file is too large when unzipped.', options);
    this.code = code;
  }
}

export interface UnzipLimits {
  /** Which files to unzip, by path. Others aren't unpacked. */
  readonly isWanted: (path: string) => boolean;
  /** The most bytes that the wanted files may have together. */
  readonly maxBytes: number;
  /** The most entries in the archive. */
  readonly maxEntries: number;
  /** A larger wanted file is skipped and listed in `tooLarge`. By default it counts as too large an archive. */
  readonly maxFileBytes?: number;
}

export interface UnzippedFiles {
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Paths of wanted files beyond `maxFileBytes`. */
  readonly tooLarge: readonly string[];
}

/** Small enough that even the tightest compression gives only some megabytes at a time. */
const pushBytes = 8 * 1024;

/** Unzips an archive that arrives in pieces. Counts bytes as they are unpacked, so that a ZIP bomb is stopped early. */
export class BoundedUnzip {
  readonly #limits: UnzipLimits;
  readonly #unzip: Unzip;
  readonly #files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #tooLarge: string[] = [];
  #entries = 0;
  #bytes = 0;
  #problem: UnzipError | undefined;

  constructor(limits: UnzipLimits) {
    this.#limits = limits;
    this.#unzip = new Unzip((file) => this.#open(file));
    this.#unzip.register(UnzipInflate);
  }

  /** @throws {UnzipError} */
  push(bytes: Uint8Array, isLast: boolean): void {
    try {
      for (let at = 0; at < bytes.byteLength && !this.#problem; at += pushBytes) {
        this.#unzip.push(bytes.subarray(at, at + pushBytes), isLast && at + pushBytes >= bytes.byteLength);
      }
    } catch (cause) {
      this.#problem ??= new UnzipError('damaged', { cause });
    }
    if (isLast && this.#entries === 0) this.#problem ??= new UnzipError('damaged');
    if (this.#problem) throw this.#problem;
  }

  get result(): UnzippedFiles {
    return { files: this.#files, tooLarge: this.#tooLarge };
  }

  #open(file: UnzipFile): void {
    const { isWanted, maxBytes, maxEntries, maxFileBytes = Infinity } = this.#limits;
    this.#entries += 1;
    if (this.#entries > maxEntries) this.#problem ??= new UnzipError('too-large');
    if (this.#problem || file.name.endsWith('/') || !isWanted(file.name)) return;
    let parts: Uint8Array[] | undefined = [];
    let size = 0;
    file.ondata = (error, part, isLast) => {
      if (error) this.#problem ??= new UnzipError('damaged', { cause: error });
      if (this.#problem || !parts) return;
      size += part.byteLength;
      if (size > maxFileBytes) {
        this.#bytes -= size - part.byteLength;
        parts = undefined;
        this.#tooLarge.push(file.name);
        file.terminate();
        return;
      }
      this.#bytes += part.byteLength;
      if (this.#bytes > maxBytes) {
        this.#problem = new UnzipError('too-large');
        return;
      }
      parts.push(part);
      if (isLast) this.#files.set(file.name, together(parts, size));
    };
    file.start();
  }
}

/**
 * The wanted files of a ZIP.
 * @throws {UnzipError}
 */
export function unzipped(bytes: Uint8Array, limits: UnzipLimits): UnzippedFiles {
  const unzip = new BoundedUnzip(limits);
  unzip.push(bytes, true);
  return unzip.result;
}

function together(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
