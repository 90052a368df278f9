import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { freePort } from './free-port';

export interface ServiceProcess {
  /** Where it listens. */
  url: string;
  port: number;
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Everything it has written so far, to both outputs. */
  output: () => string;
  /** Waits for its end and gives its exit code. */
  ended: Promise<number | null>;
}

/** Starts `main.ts` as a process of its own. Everything not in `settings` is as on a machine where nothing is set. */
export async function startServiceProcess(settings: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--conditions=@keepmark/source', '--import=tsx', fileURLToPath(new URL('../main.ts', import.meta.url))],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        FIREBASE_AUTH_EMULATOR_HOST: inject('signInHost'),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not 'exit': that may come before the last of what it has written.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { url: `http://127.0.0.1:${port}`, port, child, output: () => output, ended };
}

/** Waits until the service answers. */
export async function untilReady({ url, ended, output }: ServiceProcess): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    if (over) throw new Error(`The service has ended: ${output()}`);
    const answered = await fetch(`${url}/ready`).catch(() => undefined);
    if (answered?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
