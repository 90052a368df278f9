import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspace } from '../workspace';

export interface ApiProcess {
  url: string;
  /** Kills it like a power cut, and waits until it is gone. */
  kill: () => Promise<void>;
}

const startTimeoutMs = 120_000;

/** Starts the built API as its own process on 127.0.0.1; fulfilled when it is ready. */
export async function startApiProcess(port: number, settings: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const folder = join(workspace, 'apps/api');
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(child, url);
  } catch (cause) {
    await kill();
    throw new Error(`The API did not start: ${output}`, { cause });
  }
  return { url, kill };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + startTimeoutMs;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('It ended, or was not ready in time.');
}
