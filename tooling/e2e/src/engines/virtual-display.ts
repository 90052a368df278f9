import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface VirtualDisplay {
  /** The value of DISPLAY. */
  readonly name: string;
  end(): Promise<void>;
}

/** Starts a display without a screen (Xvfb), as wide as the widest window. */
export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).setEncoding('utf8').once('data', resolve);
    child.once('error', reject).once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { name: `:${number.trim()}`, end: () => endProcess(child) };
}

/** Ends a process and waits for it. */
function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
