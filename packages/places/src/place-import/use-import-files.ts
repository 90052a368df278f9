import { useDatabase } from '@keepmark/local-store/react';
import { useRef, useState } from 'react';
import { ImportFileError } from './import-file-error';
import { type ReadFiles, readImportFiles } from './read-import-files';

/** The step of an import. */
export type ImportState =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'reading'; readonly name: string; readonly share: number }
  | { readonly step: 'preview'; readonly read: ReadFiles };

const messageOf = (error: unknown) =>
  error instanceof ImportFileError
    ? error.message
    : 'We couldn’t read this file. Choose it again, or export it again and choose the new file.';

/** Reads chosen files. Choosing others or calling `reset` stops reading the previous ones. */
export function useImportFiles() {
  const database = useDatabase();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const reading = useRef<AbortController>(undefined);

  const reset = (problem?: string) => {
    reading.current?.abort();
    setState({ step: 'choose', ...(problem && { problem }) });
  };

  const read = async (chosen: readonly File[]) => {
    const [only] = chosen;
    if (!only) return;
    reading.current?.abort();
    const abort = new AbortController();
    reading.current = abort;
    const { signal } = abort;
    const name = chosen.length === 1 ? only.name : `${chosen.length.toLocaleString('en')} files`;
    setState({ step: 'reading', name, share: 0 });
    try {
      const prepared = database.prepareRoom();
      const files = await readImportFiles(chosen, {
        signal,
        onProgress: (share) => !signal.aborted && setState({ step: 'reading', name, share }),
      });
      await prepared;
      if (!signal.aborted) setState({ step: 'preview', read: files });
    } catch (error) {
      if (!signal.aborted) reset(messageOf(error));
    }
  };

  return { state, read, reset };
}
