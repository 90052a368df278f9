import { subscribe } from 'node:diagnostics_channel';

/**
 * Prints how a process that Vitest started ended, when it neither ended by itself nor was told to: Vitest says only that it did.
 */
export const tellHowWorkersEnd = () =>
  subscribe('child_process', (message) => {
    const { process: child } = /** @type {{ process: import('node:child_process').ChildProcess }} */ (message);
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGTERM') return;
      const how = signal === null ? `with code ${code}` : `by ${signal}`;
      console.error(`Error: process ${child.pid} ended ${how}: ${child.spawnargs.join(' ')}`);
    });
  });
