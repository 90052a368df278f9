import { subscribe } from 'node:diagnostics_channel';

/**
 * Prints how a process with tests ended, when it neither ended by itself nor was told to: Vitest says only that it did.
 */
export const tellHowWorkersEnd = () =>
  subscribe('child_process', (message) => {
    const { process: child } = /** @type {{ process: import('node:child_process').ChildProcess }} */ (message);
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGTERM' || !child.spawnargs.at(-1)?.endsWith('forks.js')) return;
      const how = signal === null ? `with code ${code}` : `by ${signal}`;
      console.error(`Error: process ${child.pid} of the tests ended ${how}.`);
    });
  });
