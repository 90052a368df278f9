// pnpm bench shell: how soon a visitor sees a home page on a phone with a slow network, by both of Lighthouse's methods:
// throttled in the browser (home-lcp), and simulated afterward (home-lcp-simulated); how soon a signed-in person sees the
// first of 500 saved jobs without a cache, throttled (first-row) and not (first-row-quick), and throttled with one
// (first-row-second-visit) or with the service worker (first-row-with-worker); the same until the row answers a click
// (usable-row), and until the screen has replaced its snapshot (live-row); how soon other screens, throttled and without a
// cache, show their heading to someone who never opened them (screen) or who did (screen-again); and how soon the streets
// on the map of places (street-view). Prints one JSON line each.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@keepmark/chromium';
import { type Browser, chromium } from '@playwright/test';
import type { Site } from '../stack/addresses';
import { firstRow, liveRow, paintedMs, storedJobs, type Visit } from './first-row';
import { largestPaintMs } from './largest-paint';
import { type Served, serveAlone } from './serve-alone';
import { serveStack } from './serve-stack';
import { type Stored, storedScreen } from './stored-import';
import { storedPlaces, streetViewMs } from './street-view';
import { simulatedPaintMs } from './simulated-paint';

const homeLimitMs = 650;
const savedJobs = 500;
const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const prefix = process.argv[2] ?? '';

interface Bench {
  readonly name: string;
  readonly site: Site;
  readonly runs: number;
  readonly limitMs: number;
  readonly serve: () => Promise<Served>;
  readonly measureMs: (browser: Browser, url: string) => Promise<number>;
}

async function appliedMs(browser: Browser, url: string): Promise<number> {
  const { ms, element } = await largestPaintMs(browser, url);
  console.error(`${Math.round(ms)} ms; the largest paint is ${element}`);
  return ms;
}

/** A measurement of someone who saved something, which the first run does. */
function storedBench(
  name: string,
  limitMs: number,
  store: (browser: Browser, url: string) => Promise<Stored>,
  measureMs: (browser: Browser, url: string, stored: Stored) => Promise<number>,
): Bench {
  let stored: Promise<Stored> | undefined;
  return {
    name: `shell/${name}/jobs`,
    site: 'jobs',
    runs: 5,
    limitMs,
    serve: serveStack,
    measureMs: async (browser, url) => {
      stored ??= store(browser, url);
      const ms = await measureMs(browser, url, await stored);
      console.error(`${Math.round(ms)} ms`);
      return ms;
    },
  };
}

const visitBench = (name: string, limitMs: number, visitOf: (stored: Stored) => Visit): Bench =>
  storedBench(
    name,
    limitMs,
    (browser, url) => storedJobs(browser, url, savedJobs),
    (browser, url, stored) => paintedMs(browser, url, stored, visitOf(stored)),
  );

/** The same for a screen that this browser showed, and stored a snapshot of, on an earlier visit. */
const visitAgainBench = (name: string, limitMs: number, visitOf: (stored: Stored) => Visit): Bench =>
  storedBench(
    name,
    limitMs,
    async (browser, url) => {
      const stored = await storedJobs(browser, url, savedJobs);
      return storedScreen(browser, url, stored, visitOf(stored));
    },
    (browser, url, stored) => paintedMs(browser, url, stored, visitOf(stored)),
  );

const heading = 'main h1';
const jobList = { path: '/jobs/list', awaited: firstRow };
const usableList = { ...jobList, answersClick: true };
const liveList = { path: '/jobs/list', awaited: liveRow };
const screenAt = (name: string, pathOf: (stored: Stored) => string) => ({
  name,
  visitOf: (stored: Stored): Visit => ({ path: pathOf(stored), awaited: heading, isSlow: true }),
});
const screens = [
  screenAt('job', ({ rowPath }) => rowPath),
  ...['places', 'companies', 'resumes'].map((name) => screenAt(name, () => `/${name}`)),
];
const visitBenches = [
  visitBench('first-row', 1600, () => ({ ...jobList, isSlow: true })),
  visitBench('first-row-quick', 500, () => ({ ...jobList, isSlow: false })),
  visitBench('first-row-second-visit', 700, () => ({ ...jobList, isSlow: true, isSecond: true })),
  visitBench('first-row-with-worker', 700, () => ({ ...jobList, isSlow: true, isSecond: true, hasWorker: true })),
  visitBench('usable-row', 1600, () => ({ ...usableList, isSlow: true })),
  visitBench('usable-row-quick', 500, () => ({ ...usableList, isSlow: false })),
  visitBench('usable-row-with-worker', 700, () => ({ ...usableList, isSlow: true, isSecond: true, hasWorker: true })),
  visitBench('live-row', 1600, () => ({ ...liveList, isSlow: true })),
  visitBench('live-row-quick', 500, () => ({ ...liveList, isSlow: false })),
  visitBench('live-row-with-worker', 700, () => ({ ...liveList, isSlow: true, isSecond: true, hasWorker: true })),
  ...screens.map(({ name, visitOf }) => visitBench(`screen/${name}`, 1600, visitOf)),
  ...screens.map(({ name, visitOf }) => visitAgainBench(`screen-again/${name}`, 1600, visitOf)),
];

const isWanted = ({ name }: Bench) => name.startsWith(prefix) || prefix.startsWith(name);
const benches = (['jobs', 'places'] as const)
  .flatMap((site): Bench[] => [
    {
      name: `shell/home-lcp/${site}`,
      site,
      runs: 7,
      limitMs: homeLimitMs,
      serve: () => serveAlone(site),
      measureMs: appliedMs,
    },
    {
      name: `shell/home-lcp-simulated/${site}`,
      site,
      runs: 5,
      limitMs: homeLimitMs,
      serve: () => serveAlone(site),
      measureMs: (_, url) => simulatedPaintMs(url),
    },
  ])
  .concat(visitBenches, storedBench('street-view', 1000, storedPlaces, streetViewMs))
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

async function measure({ name, runs, limitMs, serve, measureMs }: Bench): Promise<void> {
  const { url, close } = await serve();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const paintsMs: number[] = [];
    for (let run = 0; run < runs; run += 1) paintsMs.push(await measureMs(browser, url));
    const median = Math.round(paintsMs.toSorted((left, right) => left - right)[runs >> 1]!);
    console.log(JSON.stringify({ bench: name, n: runs, unit: 'ms', median, limit: limitMs }));
    if (median > limitMs) process.exitCode = 1;
  } finally {
    await browser.close();
    await close();
  }
}

if (benches.length > 0) build();
for (const bench of benches) await measure(bench);
