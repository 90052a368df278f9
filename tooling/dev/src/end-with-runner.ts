import { execFileSync } from 'node:child_process';

const checkEveryMs = 1000;

/**
 * Stops the start when the package manager that runs it is gone or killed, because then no terminal could stop it.
 * A start without a package manager, such as one under `nohup`, keeps running.
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

/** Finds the package manager: it runs scripts in a shell, which can outlive it. */
function runnerBehind(parent: number): number {
  try {
    const output = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' }).trim();
    const [, grandparent, command = ''] = /^(\d+)\s+(.+)$/.exec(output) ?? [];
    return /(?:^|\/)(?:ba|da|z)?sh$/.test(command) ? Number(grandparent) : parent;
  } catch {
    // Without `ps`, as on Windows, watch only the parent.
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
