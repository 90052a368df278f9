const checkEveryMs = 1000;

/**
 * Ends the start when the package manager that runs it is gone, even killed: nobody could stop it from its terminal.
 * A start that no package manager runs, such as one under `nohup`, is left alone.
 */
export function endWithRunner(end: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const runner = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === runner) return;
    clearInterval(timer);
    end();
  }, checkEveryMs);
  timer.unref();
}
