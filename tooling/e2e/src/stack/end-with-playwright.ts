import { fstatSync } from 'node:fs';

/**
 * Stops this process when the Playwright that started it is gone, even if it was killed: its ports would stay taken. It
 * holds the other end of our standard input. A terminal or a file there means that a person started us.
 */
export function endWithPlaywright(): void {
  const input = fstatSync(0);
  if (!input.isSocket() && !input.isFIFO()) return;
  process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume();
}
