import { beforeReload } from '@keepmark/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Autosave, type AutosaveOptions, createAutosave, type SaveState } from './autosave';

/**
 * Saves while the editor is open: after each change, before a reload, and when the page is hidden or left. The
 * component also rerenders when the stored document changes, to merge changes from another tab.
 */
export function useAutosave<Document>(options: AutosaveOptions<Document>): Autosave<Document> {
  const [autosave] = useState<Autosave<Document>>(() => createAutosave(options));

  useEffect(() => {
    const stop = autosave.start();
    const flush = () => void autosave.flush();
    const release = beforeReload(flush);
    globalThis.addEventListener('pagehide', flush);
    globalThis.document.addEventListener('visibilitychange', flush);
    return () => {
      globalThis.removeEventListener('pagehide', flush);
      globalThis.document.removeEventListener('visibilitychange', flush);
      release();
      stop();
    };
  }, [autosave]);

  useEffect(() => {
    autosave.refresh();
  });
  return autosave;
}

/** The state of saving; re-renders when the selected part changes. */
export function useSaveState<Document, Value>(
  { state }: Autosave<Document>,
  select: (state: SaveState<Document>) => Value,
): Value {
  const read = () => select(state.getState());
  return useSyncExternalStore(state.subscribe, read, read);
}
