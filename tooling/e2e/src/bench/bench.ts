// pnpm bench shell: how soon a visitor sees a home page, on a phone with a slow network. One JSON line a site.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@keepmark/chromium';
import { createSiteServer } from '@keepmark/dev/site-server';
import { chromium } from '@playwright/test';
import type { Site } from '../stack/addresses';
import { builtSite } from '../stack/serve-copy';
import { largestPaintMs } from './largest-paint';

const runs = 7;
const limitMs = 700;
const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const prefix = process.argv[2] ?? '';

const nameOf = (site: Site) => `shell/home-lcp/${site}`;
const isWanted = (name: string) => name.startsWith(prefix) || prefix.startsWith(name);
const sites = (['jobs', 'places'] as const).filter((site) => isWanted(nameOf(site)));

/** What has not changed is not built again. */
function build(): void {
  const turbo = dirname(createRequire(join(workspace, 'package.json')).resolve('turbo/package.json'));
  const filters = sites.map((site) => `--filter=@keepmark/${site}-site`);
  execFileSync(process.execPath, [join(turbo, 'bin/turbo'), 'run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function measure(site: Site): Promise<void> {
  // Nobody is signed in, so the API is not asked.
  const server = await createSiteServer({ directory: builtSite(site), apiUrl: 'http://127.0.0.1:9' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const url = await server.listen({ port: 0, host: 'localhost' });
    const paints: { ms: number; element: string }[] = [];
    for (let run = 0; run < runs; run += 1) paints.push(await largestPaintMs(browser, url));
    const { ms, element } = paints.toSorted((left, right) => left.ms - right.ms)[runs >> 1]!;
    console.error(`${site}: the largest paint is of ${element}`);
    const median = Math.round(ms);
    console.log(JSON.stringify({ bench: nameOf(site), n: runs, unit: 'ms', median, limit: limitMs }));
    if (median > limitMs) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

if (sites.length > 0) build();
for (const site of sites) await measure(site);
