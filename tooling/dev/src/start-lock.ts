import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './start-problem';

/**
 * Locks the data folder for this process until it exits. Takes over a lock whose process is gone.
 * @returns releases the lock
 * @throws StartProblem when another `pnpm start` uses this folder, or the folder isn't writable
 */
export function lockDataDirectory(dataDirectory: string): () => void {
  const lockFile = join(dataDirectory, 'start.pid');
  const release = () => rmSync(lockFile, { force: true });
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const owner = readOwner(lockFile);
    if (owner !== undefined && runsStart(owner)) throw alreadyRunning(dataDirectory, owner);
    release();
    // If two start at the same instant, `wx` lets only one through.
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
  } catch (cause) {
    if (cause instanceof StartProblem) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyRunning(dataDirectory, readOwner(lockFile));
    throw new StartProblem(
      `We couldn't write to the data folder ${dataDirectory} (${(cause as Error).message}). Fix its permissions, or choose another with KEEPMARK_DATA_DIR.`,
      { cause },
    );
  }
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

const alreadyRunning = (dataDirectory: string, owner: number | undefined) =>
  new StartProblem(
    `Keepmark is already running on ${dataDirectory} (process ${owner ?? 'just started'}). Stop it first, or choose another folder with KEEPMARK_DATA_DIR.`,
  );

function readOwner(lockFile: string): number | undefined {
  try {
    return Number(readFileSync(lockFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether this process is running and is one of our starts: process IDs are reused, especially in containers. */
function runsStart(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8').includes('start.ts');
  } catch {
    return true;
  }
}
