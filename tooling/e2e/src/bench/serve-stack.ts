import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { siteUrl, urlWithoutAi } from '../stack/addresses';
import type { Served } from './serve-alone';

const script = fileURLToPath(new URL('../stack/serve.ts', import.meta.url));

/** Serves the jobs site with everything that the journeys have, for people who sign in. */
export async function serveStack(): Promise<Served> {
  const stack = spawn(process.execPath, ['--conditions=@keepmark/source', '--import', 'tsx', script], {
    env: { ...process.env, KEEPMARK_SITES: 'jobs' },
    stdio: ['pipe', process.stderr, 'inherit'],
  });
  const ended = once(stack, 'exit');
  // The last server to start.
  const answers = () =>
    fetch(urlWithoutAi).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (stack.exitCode !== null) throw new Error('The servers didn’t start. See their messages above.');
    await setTimeout(500);
  }
  const close = async (): Promise<void> => {
    stack.kill('SIGTERM');
    await ended;
  };
  return { url: siteUrl('jobs'), close };
}
