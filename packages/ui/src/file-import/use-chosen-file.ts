import { useEffect, useRef, useState } from 'react';
import { useHoldReload } from '../reload/use-hold-reload';
import { FileImportError } from './file-import-error';

/** What a chosen file holds, or why it can't be read. */
type ReadFile<Content> =
  | { readonly content: Content; readonly problem?: never }
  | { readonly content?: never; readonly problem: string };

/** For a reader that works in slices. */
export interface ReadingOptions {
  /** Aborted when the file isn't wanted anymore. */
  readonly signal: AbortSignal;
  /** Takes the share that has been read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface ChosenFile<Content> {
  /** Undefined until a file has been read. */
  readonly read: ReadFile<Content> | undefined;
  /** Reads the file. Resolves to its content if it could be read and no other file was chosen since. */
  readonly choose: (file: File) => Promise<Content | undefined>;
  /** The file that is being read, once its reader reports progress. */
  readonly reading: { readonly name: string; readonly share: number } | undefined;
  /** Stops reading. What was read before stays. */
  readonly cancel: () => void;
}

/**
 * The file that somebody chose to import. Only the last one chosen counts, however long another takes to read.
 * @param readContent throws a `FileImportError` for a file that people can do something about
 */
export function useChosenFile<Content>(
  readContent: (file: File, options: ReadingOptions) => Promise<Content>,
): ChosenFile<Content> {
  const [read, setRead] = useState<ReadFile<Content>>();
  const [reading, setReading] = useState<ChosenFile<Content>['reading']>();
  const newest = useRef<AbortController>(undefined);
  // After a reload, the browser no longer has the file.
  useHoldReload(read?.content !== undefined);
  useEffect(() => () => newest.current?.abort(), []);
  const cancel = (): void => {
    newest.current?.abort();
    newest.current = undefined;
    setReading(undefined);
  };
  const choose = async (file: File): Promise<Content | undefined> => {
    cancel();
    const own = new AbortController();
    newest.current = own;
    const isWanted = () => newest.current === own && !own.signal.aborted;
    const onProgress = (share: number) => {
      if (isWanted()) setReading({ name: file.name, share });
    };
    const next = await readFile(file, (each) => readContent(each, { signal: own.signal, onProgress }));
    if (!isWanted()) return undefined;
    setReading(undefined);
    setRead(next);
    return next.content;
  };
  return { read, choose, reading, cancel };
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
