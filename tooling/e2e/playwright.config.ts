import { chromiumLaunch } from '@keepmark/chromium';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './src/journey';
import { siteUrl } from './src/stack/addresses';

const project = (site: 'jobs' | 'places') => ({
  name: site,
  testMatch: [`both/*.spec.ts`, `${site}/*.spec.ts`],
  use: { site, baseURL: siteUrl(site) },
});

const launch = chromiumLaunch();

/** Whatever a page asks elsewhere fails, on a machine with a network too; `journey.ts` reports it. */
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
  // What a journey waits for comes, however busy the machine is, or never does.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  projects: [project('jobs'), project('places')],
  use: {
    launchOptions: { ...launch, args: [...(launch.args ?? []), ...withoutInternet] },
    // A journey sees what the network says; offline.spec.ts alone has the service worker.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // No video: Playwright's own ffmpeg does not come with npm. No trace either: recording one for each journey makes
    // all of them half as long again, so `--trace retain-on-failure` records one where a failure needs it.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'tsx --conditions=@keepmark/source src/stack/serve.ts',
    // The sites come last: when one answers, everything does.
    url: siteUrl(process.env['KEEPMARK_SITES'] === 'jobs' ? 'jobs' : 'places'),
    // A cold build on a busy machine.
    timeout: 300_000,
    stdout: 'pipe',
    // With everything kept running between runs, a journey is tried in seconds.
    reuseExistingServer: Boolean(process.env['KEEPMARK_E2E_REUSE']),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
