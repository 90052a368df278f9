import { mayHoldPlaces } from './wanted-files';

const readAll = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

async function* filesIn(entry: FileSystemEntry): AsyncGenerator<File> {
  if (entry.isFile) {
    if (!mayHoldPlaces(entry.fullPath) && !/\.zip$/i.test(entry.name)) return;
    yield await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A browser returns the entries of a large folder in parts.
  for (let entries = await readAll(reader); entries.length > 0; entries = await readAll(reader)) {
    for (const child of entries) yield* filesIn(child);
  }
}

/** The files that were dropped. Of folders, those that may hold places. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Read before waiting: afterwards the browser has emptied the list.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry?.() ?? null);
  const dropped = [...files];
  if (!entries.some((entry) => entry?.isDirectory)) return dropped;
  const found: File[] = [];
  for (const entry of entries) if (entry) for await (const file of filesIn(entry)) found.push(file);
  return found;
}

/** The files of a chosen folder that may hold places. */
export const folderFiles = (files: Iterable<File>): File[] =>
  [...files].filter(
    ({ webkitRelativePath, name }) => mayHoldPlaces(webkitRelativePath || name) || /\.zip$/i.test(name),
  );
