import { useRef, useState } from 'react';
import { useHoldReload } from '../reload/use-hold-reload';
import { FileImportError } from './file-import-error';

/** What a chosen file holds, or why it can't be read. */
type ReadFile<Content> =
  | { readonly content: Content; readonly problem?: never }
  | { readonly content?: never; readonly problem: string };

export interface ChosenFile<Content> {
  /** Undefined until a file has been read. */
  readonly read: ReadFile<Content> | undefined;
  /** Reads the file. Resolves to its content if it could be read and no other file was chosen since. */
  readonly choose: (file: File) => Promise<Content | undefined>;
}

/**
 * The file that somebody chose to import. Only the last one chosen counts, however long another takes to read.
 * @param readContent throws a `FileImportError` for a file that people can do something about
 */
export function useChosenFile<Content>(readContent: (file: File) => Promise<Content>): ChosenFile<Content> {
  const [read, setRead] = useState<ReadFile<Content>>();
  const newest = useRef<File>(undefined);
  // After a reload, the browser no longer has the file.
  useHoldReload(read?.content !== undefined);
  const choose = async (file: File): Promise<Content | undefined> => {
    newest.current = file;
    const next = await readFile(file, readContent);
    if (newest.current !== file) return undefined;
    setRead(next);
    return next.content;
  };
  return { read, choose };
}

async function readFile<Content>(
  file: File,
  readContent: (file: File) => Promise<Content>,
): Promise<ReadFile<Content>> {
  try {
    return { content: await readContent(file) };
  } catch (error) {
    const problem =
      error instanceof FileImportError ? error.message : `We couldn’t read ${file.name}. Try choosing it again.`;
    return { problem };
  }
}
