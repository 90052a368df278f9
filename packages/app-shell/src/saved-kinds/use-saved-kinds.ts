import { useEffect, useRef, useState } from 'react';
import { useAppContext } from '../app-context';
import type { SavedKinds } from './saved-kinds';

/** The kinds once their code has loaded, or why it hasn't. */
export function useSavedKinds(): { saved?: SavedKinds; error?: unknown; retry: () => void } {
  const { loadSavedKinds } = useAppContext();
  const [loaded, setLoaded] = useState<{ saved?: SavedKinds; error?: unknown }>({});
  const load = useRef(() => {});
  useEffect(() => {
    let isOver = false;
    load.current = () => {
      const loading = loadSavedKinds?.() ?? Promise.resolve(noKinds);
      loading.then(
        (saved) => isOver || setLoaded({ saved }),
        (error: unknown) => isOver || setLoaded({ error }),
      );
    };
    load.current();
    return () => {
      isOver = true;
    };
  }, [loadSavedKinds]);
  const retry = () => {
    setLoaded({});
    load.current();
  };
  return { ...loaded, retry };
}

const noKinds: SavedKinds = { kinds: [], afterRestore: () => {} };
