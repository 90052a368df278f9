import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ChildOptions {
  /** Its name in messages, as in "The API ended". */
  name: string;
  /** The script and its arguments, run by this Node. */
  args: readonly string[];
  /** Working directory, absolute. */
  directory: string;
  /** Added to this process's environment; an undefined value deletes a variable. */
  environment?: NodeJS.ProcessEnv;
  /** Gets every line of output, without its line end. */
  onLine: (line: string) => void;
  /** The signal that stops it, chosen when it is stopped. Default: SIGTERM. */
  stopSignal?: () => NodeJS.Signals;
}

export interface Child {
  readonly name: string;
  /** Resolves when it has ended, with how it ended: "with code 1", "by SIGKILL". Never rejects. */
  readonly ended: Promise<string>;
  /** Stops it and waits; kills it after ten seconds. */
  stop: () => Promise<void>;
}

const stopTimeoutMs = 10_000;
const endWithParent = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url));

/** Runs a Node script as a child process. It ends with `stop`, or when this process is gone. */
export function runChild({ name, args, directory, environment, onLine, stopSignal }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: directory,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group, so that Ctrl+C in the terminal only reaches the start, which stops the rest in order.
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(`before it started (${error.message})`));
    child.once('close', (code, signal) => done(signal ? `by ${signal}` : `with code ${code}`));
  });
  const stop = async () => {
    signalGroup(child, stopSignal?.() ?? 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(timer);
  };
  return { name, ended, stop };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
