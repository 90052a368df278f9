import { useState } from 'react';
import { syncErrorText } from './sync-error-text';

interface Action<Arguments extends readonly unknown[]> {
  readonly run: (...given: Arguments) => void;
  readonly isRunning: boolean;
  /** Why it didn't work, in words; empty when it did. */
  readonly failure: string;
}

/** Something that a person asks of sync: runs once at a time, and says why it didn't work. */
export function useAction<Arguments extends readonly unknown[]>(
  work: (...given: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const start = async (given: Arguments) => {
    setRunning(true);
    setFailure('');
    try {
      await work(...given);
    } catch (error) {
      setFailure(syncErrorText(error));
    } finally {
      setRunning(false);
    }
  };
  return {
    run: (...given) => {
      if (!isRunning) void start(given);
    },
    isRunning,
    failure,
  };
}
