// pnpm bench shell: how soon a visitor sees a home page on a phone with a slow network, by both of Lighthouse's methods:
// throttled in the browser (home-lcp), and simulated afterward (home-lcp-simulated). Prints one JSON line each.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@keepmark/chromium';
import { createSiteServer } from '@keepmark/dev/site-server';
import { type Browser, chromium } from '@playwright/test';
import type { Site } from '../stack/addresses';
import { builtSite } from '../stack/serve-copy';
import { largestPaintMs } from './largest-paint';
import { simulatedPaintMs } from './simulated-paint';

const limitMs = 700;
const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const prefix = process.argv[2] ?? '';

interface Bench {
  readonly name: string;
  readonly site: Site;
  readonly runs: number;
  readonly measureMs: (browser: Browser, url: string) => Promise<number>;
}

async function appliedMs(browser: Browser, url: string): Promise<number> {
  const { ms, element } = await largestPaintMs(browser, url);
  console.error(`${Math.round(ms)} ms; the largest paint is ${element}`);
  return ms;
}

const isWanted = ({ name }: Bench) => name.startsWith(prefix) || prefix.startsWith(name);
const benches = (['jobs', 'places'] as const)
  .flatMap((site): Bench[] => [
    { name: `shell/home-lcp/${site}`, site, runs: 7, measureMs: appliedMs },
    {
      name: `shell/home-lcp-simulated/${site}`,
      site,
      runs: 5,
      measureMs: (_, url) => simulatedPaintMs(url),
    },
  ])
  .filter(isWanted);

/** Builds the sites; turbo skips what hasn't changed. */
function build(): void {
  const turbo = dirname(createRequire(join(workspace, 'package.json')).resolve('turbo/package.json'));
  const filters = [...new Set(benches.map(({ site }) => site))].map((site) => `--filter=@keepmark/${site}-site`);
  execFileSync(process.execPath, [join(turbo, 'bin/turbo'), 'run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function measure({ name, site, runs, measureMs }: Bench): Promise<void> {
  // No one is signed in, so pages don't call the API.
  const server = await createSiteServer({ directory: builtSite(site), apiUrl: 'http://127.0.0.1:9' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const url = await server.listen({ port: 0, host: 'localhost' });
    const paintsMs: number[] = [];
    for (let run = 0; run < runs; run += 1) paintsMs.push(await measureMs(browser, url));
    const median = Math.round(paintsMs.toSorted((left, right) => left - right)[runs >> 1]!);
    console.log(JSON.stringify({ bench: name, n: runs, unit: 'ms', median, limit: limitMs }));
    if (median > limitMs) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

if (benches.length > 0) build();
for (const bench of benches) await measure(bench);
