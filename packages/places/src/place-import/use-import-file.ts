import { useRef, useState } from 'react';
import { ImportFileError } from './import-file-error';
import { type ImportedFile, readImportFile } from './read-import-file';

/** The step of an import. */
export type ImportState =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'reading'; readonly name: string; readonly share: number }
  | { readonly step: 'preview'; readonly file: ImportedFile };

const messageOf = (error: unknown) =>
  error instanceof ImportFileError
    ? error.message
    : "We couldn't read this file. Choose it again, or export it again and choose the new file.";

/** Reads a chosen file. Choosing another one or calling `reset` stops reading the previous one. */
export function useImportFile() {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const reading = useRef<AbortController>(undefined);

  const reset = (problem?: string) => {
    reading.current?.abort();
    setState({ step: 'choose', ...(problem && { problem }) });
  };

  const read = async (chosen: File) => {
    reading.current?.abort();
    const abort = new AbortController();
    reading.current = abort;
    const { signal } = abort;
    setState({ step: 'reading', name: chosen.name, share: 0 });
    try {
      const file = await readImportFile(chosen, {
        signal,
        onProgress: (share) => !signal.aborted && setState({ step: 'reading', name: chosen.name, share }),
      });
      if (!signal.aborted) setState({ step: 'preview', file });
    } catch (error) {
      if (!signal.aborted) reset(messageOf(error));
    }
  };

  return { state, read, reset };
}
