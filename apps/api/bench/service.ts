import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/platform/runtime/package-root';
import { freePort } from '../src/testing/free-port';

export interface Service {
  readonly url: string;
  readonly processId: number;
  /** From the first instruction until it was ready. */
  readonly startedInMs: number;
  stop: () => Promise<void>;
}

const programs = {
  source: ['--conditions=@keepmark/source', '--import=tsx', join(packageRoot, 'src', 'main.ts')],
  built: [join(packageRoot, 'dist', 'main.js')],
  /** Takes a token for the id of its user: asking the emulator for each takes longer than most calls. */
  trusting: ['--conditions=@keepmark/source', '--import=tsx', join(packageRoot, 'bench', 'trusting-service.ts')],
} as const;

/**
 * The service as a process of its own, so that its clients do not take its time.
 * @param settings further ones
 * @param program `built` as it is deployed, by the last `pnpm build`
 */
export async function startService(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
  program: keyof typeof programs = 'source',
): Promise<Service> {
  const [script = ''] = programs[program].slice(-1);
  if (!existsSync(script)) throw new Error(`${script} is missing. Run pnpm build first.`);
  const port = await freePort();
  const startMs = performance.now();
  const child = spawn(process.execPath, [...programs[program]], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_ADDRESS: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The service has ended before it was ready: see above.');
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    url,
    processId: child.pid ?? 0,
    startedInMs: performance.now() - startMs,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/ready`).catch(() => undefined);
  return answer?.ok === true;
}
