import { execFileSync } from 'node:child_process';

const checkEveryMs = 1000;

/**
 * Ends the start when the package manager that runs it is gone, even killed: nobody could stop it from its terminal.
 * A start that no package manager runs, such as one under `nohup`, is left alone.
 */
export function endWithRunner(end: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const runner = runnerBehind(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(runner)) return;
    clearInterval(timer);
    end();
  }, checkEveryMs);
  timer.unref();
}

/** A package manager runs a script in a shell, which may stay between the two and outlives it. */
function runnerBehind(parent: number): number {
  try {
    const told = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' }).trim();
    const [, grandparent, command = ''] = /^(\d+)\s+(.+)$/.exec(told) ?? [];
    return /(?:^|\/)(?:ba|da|z)?sh$/.test(command) ? Number(grandparent) : parent;
  } catch {
    // Without `ps`, as on Windows, only the parent is watched.
    return parent;
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
