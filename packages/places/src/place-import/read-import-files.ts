import { ImportFileError } from './import-file-error';
import { importLimits } from './limits';
import { type ImportedFile, readImportFile, type ReadOptions } from './read-import-file';
import { fileName } from './wanted-files';

/** A file that isn't imported. */
interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

export interface ReadFiles {
  readonly files: readonly ImportedFile[];
  readonly skipped: readonly SkippedFile[];
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Whether an archive is a spreadsheet. Those are far smaller than a Takeout may be. */
async function isTable(file: Blob): Promise<boolean> {
  if (file.size > importLimits.fileBytes) return false;
  const { fileKindOf } = await import('@keepmark/ui/file-kind');
  return ['xlsx', 'xlsb', 'ods', 'numbers'].includes(fileKindOf(new Uint8Array(await file.arrayBuffer())));
}

const isKmz = (path: string) => /\.kmz$/i.test(path);

const reasonOf = (error: unknown) =>
  error instanceof ImportFileError
    ? error.message
    : 'We couldn’t read this file. Choose it again, or export it again and choose the new file.';

/** Reads files one after the other, and archives in them. */
class ImportReader {
  readonly #files: ImportedFile[] = [];
  readonly #skipped: SkippedFile[] = [];
  readonly #problems: unknown[] = [];
  readonly #options: ReadOptions;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  /** @param from where its progress starts, from 0 to 1 @param share of the whole progress */
  async read(file: Blob, path: string, from: number, share: number, isOneOfSeveral = false): Promise<void> {
    const { signal, onProgress } = this.#options;
    const progress = (done: number) => onProgress?.(from + done * share);
    const options = { signal, onProgress: progress, isGroupedByTitle: isOneOfSeveral };
    try {
      const isArchive = isZip(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
      signal?.throwIfAborted();
      if (isArchive && !(await isTable(file))) await this.#readArchive(file, path, from, share);
      else if (file.size > importLimits.fileBytes) throw new ImportFileError('too-large');
      else this.#files.push(await readImportFile(path, new Uint8Array(await file.arrayBuffer()), options));
    } catch (error) {
      signal?.throwIfAborted();
      // The files that it lists are read themselves.
      if (isOneOfSeveral && error instanceof ImportFileError && error.code === 'only-lists-files') return;
      this.#problems.push(error);
      this.#skipped.push({ name: path, reason: reasonOf(error) });
    }
  }

  async #readArchive(archive: Blob, path: string, from: number, share: number): Promise<void> {
    const { signal, onProgress } = this.#options;
    if (archive.size > importLimits.archiveBytes) throw new ImportFileError('archive-too-large');
    const { unzipArchive } = await import('./unzip-archive');
    const half = share / 2;
    const { files, tooLarge } = await unzipArchive(archive, {
      signal,
      onProgress: (done) => onProgress?.(from + done * half),
    });
    if (files.size === 0) {
      // The list of an archive's files is at its end.
      const isShapefile = /\.shp/i.test(await archive.slice(-65_536).text());
      throw new ImportFileError(tooLarge.length > 0 ? 'bomb' : isShapefile ? 'shapefile' : 'nothing-inside');
    }
    for (const name of tooLarge) this.#skipped.push({ name, reason: reasonOf(new ImportFileError('too-large')) });
    let at = 0;
    for (const [inside, bytes] of files) {
      // The only KML file of a KMZ archive has a general name.
      const name = isKmz(path) && files.size === 1 ? path : inside;
      const start = from + half + (at / files.size) * half;
      // oxlint-disable-next-line no-await-in-loop
      await this.read(new Blob([bytes]), name, start, half / files.size, files.size > 1);
      at += 1;
    }
  }

  /** @throws the only problem, when there is nothing else */
  get result(): ReadFiles {
    if (this.#files.length === 0) {
      throw this.#problems.length === 1 ? this.#problems[0] : new ImportFileError('nothing-readable');
    }
    const total = this.#files.reduce(
      (sum, file) => sum + (file.kind === 'table' ? file.table.rows.length : file.places.length),
      0,
    );
    if (total > importLimits.places) throw new ImportFileError('too-many');
    const nameOf = (path: string) => fileName(path) || path;
    return {
      files: this.#files.map((file) => ({ ...file, name: nameOf(file.name) })),
      skipped: this.#skipped.map(({ name, reason }) => ({ name: nameOf(name), reason })),
    };
  }
}

const pathOf = (file: File) => file.webkitRelativePath || file.name;

/**
 * Reads files, and the files in ZIP and KMZ archives, such as a whole Google Takeout. Files without places are listed.
 * @throws {ImportFileError} when no file has readable places; the signal's reason when it is aborted
 */
export async function readImportFiles(files: readonly File[], options: ReadOptions = {}): Promise<ReadFiles> {
  const reader = new ImportReader(options);
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0) || 1;
  let doneBytes = 0;
  for (const file of files) {
    // One at a time, to limit the memory.
    // oxlint-disable-next-line no-await-in-loop
    await reader.read(file, pathOf(file), doneBytes / totalBytes, file.size / totalBytes);
    doneBytes += file.size;
  }
  return reader.result;
}
