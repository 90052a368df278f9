import { chromiumLaunch } from '@keepmark/chromium';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './src/journey';
import { siteUrl, urlWithoutAi } from './src/stack/addresses';

const project = (site: 'jobs' | 'places') => ({
  name: site,
  testMatch: [`both/*.spec.ts`, `${site}/*.spec.ts`],
  use: { site, baseURL: siteUrl(site) },
});

const launch = chromiumLaunch();

/** Makes requests to other servers fail, even on a machine with internet; `journey.ts` reports them. */
const withoutInternet = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-proxy-server',
];

export default defineConfig<JourneyOptions>({
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
  projects: [project('jobs'), project('places')],
  use: {
    launchOptions: { ...launch, args: [...(launch.args ?? []), ...withoutInternet] },
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
