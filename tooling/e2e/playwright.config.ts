import { defineConfig } from '@playwright/test';
import type { CoreOptions, EngineOptions } from './src/engines/core-journey';
import type { EngineName } from './src/engines/engine';
import { coreSizes } from './src/engines/core-sizes';
import { installedEngines } from './src/engines/installed-engines';
import type { JourneyOptions } from './src/journey';
import { chromiumOf, launchOptions } from './src/launch';
import { siteUrl, urlWithoutAi } from './src/stack/addresses';

const project = (site: 'jobs' | 'places') => ({
  name: site,
  testMatch: [`both/*.spec.ts`, `${site}/*.spec.ts`],
  use: { site, baseURL: siteUrl(site), launchOptions: launchOptions(site) },
});

const { installed, missing } = installedEngines();
const isChromiumAlone = installed.every((engine) => engine === 'chromium');
/** The journeys of the sites run in Chromium anyway. */
const engines = installed.filter(
  (engine) => engine !== 'chromium' || isChromiumAlone || process.env['KEEPMARK_CORE_CHROMIUM'],
);
// Not again in each worker.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log(`Core journeys run in ${engines.join(', ')}.`);
  for (const line of missing) console.log(line);
  if (chromiumOf.jobs) console.log(`Journeys of the jobs site run in ${chromiumOf.jobs}.`);
}

/** The core journeys, in an engine that this machine has, at one width: `firefox-phone`. */
const coreProject = (engineName: EngineName, [device, size]: readonly [string, CoreOptions['size']]) => ({
  name: `${engineName}-${device}`,
  testDir: 'src/engines/journeys',
  // Journeys with a browser of their own start it, too.
  timeout: 240_000,
  use: { engineName, size },
});
const coreProjects = engines.flatMap((engine) => Object.entries(coreSizes).map((size) => coreProject(engine, size)));

export default defineConfig<JourneyOptions & CoreOptions, EngineOptions>({
  testDir: 'src/journeys',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  projects: [project('jobs'), project('places'), ...coreProjects],
  use: {
    // Journeys see every request; only offline.spec.ts allows the service worker.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // No video: npm doesn't install Playwright's ffmpeg. No traces: recording them makes all journeys half as long again,
    // so use `--trace retain-on-failure` when a failure needs one.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'tsx --conditions=@keepmark/source src/stack/serve.ts',
    // The last one to start: when it answers, everything is ready.
    url: process.env['KEEPMARK_SITES'] === 'places' ? siteUrl('places') : urlWithoutAi,
    // Long enough for a cold build on a busy machine.
    timeout: 600_000,
    stdout: 'pipe',
    // With servers left running between runs, a journey reruns in seconds.
    reuseExistingServer: Boolean(process.env['KEEPMARK_E2E_REUSE']),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
