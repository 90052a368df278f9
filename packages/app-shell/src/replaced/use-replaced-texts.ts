import { useEffect, useRef, useState } from 'react';
import { useDatabase } from '@keepmark/local-store/react';
import { type ReplacedTexts, replacedTexts, subscribeReplaced } from '@keepmark/local-store/replaced';

export interface ReplacedState {
  /** Undefined while it loads, and when it couldn't. */
  readonly list?: ReplacedTexts;
  readonly error?: unknown;
  readonly retry: () => void;
}

/** The replaced texts, newest first. Follows what is added and restored, also in other tabs. */
export function useReplacedTexts(): ReplacedState {
  const database = useDatabase();
  const [state, setState] = useState<Omit<ReplacedState, 'retry'>>({});
  const retry = useRef(() => {});
  useEffect(() => {
    let isOver = false;
    const read = () =>
      void replacedTexts(database).then(
        (list) => isOver || setState({ list }),
        (error: unknown) => isOver || setState({ error }),
      );
    retry.current = read;
    read();
    const stops = [subscribeReplaced(database, read), database.subscribe(read)];
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [database]);
  return { ...state, retry: () => retry.current() };
}
