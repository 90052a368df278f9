import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from './start-problem';

/**
 * Takes the data folder for this process until it exits. A lock whose process is gone is taken over.
 * @returns gives the folder back.
 * @throws StartProblem when another `pnpm start` runs on this folder, or the folder cannot be written.
 */
export function lockDataDirectory(dataDirectory: string): () => void {
  const lockFile = join(dataDirectory, 'start.pid');
  const release = () => rmSync(lockFile, { force: true });
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const owner = readOwner(lockFile);
    if (owner !== undefined && runsStart(owner)) throw alreadyRunning(dataDirectory, owner);
    release();
    // Of two starts in the same instant, `wx` lets one through.
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
  } catch (cause) {
    if (cause instanceof StartProblem) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyRunning(dataDirectory, readOwner(lockFile));
    throw new StartProblem(
      `The data folder ${dataDirectory} cannot be written (${(cause as Error).message}): mend its rights, or choose another with KEEPMARK_DATA_DIR.`,
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
    `Keepmark already runs on ${dataDirectory} (process ${owner ?? 'that just began'}): stop that one first, or choose another folder with KEEPMARK_DATA_DIR.`,
  );

function readOwner(lockFile: string): number | undefined {
  try {
    return Number(readFileSync(lockFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether this process lives and is a start of ours: a process id is soon given to another program, in containers above all. */
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
