import { subscribe } from 'node:diagnostics_channel';
import { relative } from 'node:path';

/** @typedef {import('node:child_process').ChildProcess} Child */

/**
 * Adds the files with tests that Vitest gives to a process.
 * @param {Child} child
 * @param {string[]} files
 */
function noteFiles(child, files) {
  const send = /** @type {(...sent: unknown[]) => boolean} */ (child.send.bind(child));
  /** @param {unknown[]} sent */
  child.send = (...sent) => {
    const [message] = /** @type {{ context?: { files?: { filepath: string }[] } }[]} */ (sent);
    for (const { filepath } of message?.context?.files ?? []) files.push(relative(process.cwd(), filepath));
    return send(...sent);
  };
}

/**
 * Prints how a process with tests ended, when it neither ended by itself nor was told to, and what it ran: Vitest says
 * only that it did.
 */
export const tellHowWorkersEnd = () =>
  subscribe('child_process', (message) => {
    const { process: child } = /** @type {{ process: Child }} */ (message);
    /** @type {string[]} */
    const files = [];
    const isOfTests = () => child.spawnargs.at(-1)?.endsWith('forks.js') === true;
    // Until then, it has neither arguments nor a channel.
    child.once('spawn', () => isOfTests() && noteFiles(child, files));
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGTERM' || !isOfTests()) return;
      const how = signal === null ? `with code ${code}` : `by ${signal}`;
      console.error(`Error: process ${child.pid} of the tests ended ${how} with ${files.at(-1) ?? 'no test'}.`);
    });
  });
