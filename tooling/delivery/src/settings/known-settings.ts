import { type DescribedSetting, describeSettings } from '@keepmark/api/settings';
import { portSettings } from '@keepmark/dev/settings';

/** The settings of one part of the product, under one heading in .env.example. */
export interface SettingGroup {
  title: string;
  /** Who reads them and when. */
  about: string;
  settings: readonly DescribedSetting[];
}

const setting = (name: string, description: string, fallback: string | number = ''): DescribedSetting => ({
  name,
  description,
  fallback: String(fallback),
});

const port = ({ name, fallback }: { name: string; fallback: number }, description: string) =>
  setting(name, description, fallback);

const sites: SettingGroup = {
  title: 'The sites',
  about: 'Read when a site is built. Anyone who opens the site can see them.',
  settings: [
    setting('VITE_API_URL', 'URL of the API', '/api/ on the site itself; http://localhost:4000 in development'),
    setting('VITE_SITE_VARIANT', 'jobs or places: turns a site into the other variant', 'the site’s own'),
    setting('VITE_FIREBASE_API_KEY', 'Web API key of your Firebase project; not a secret'),
    setting(
      'VITE_FIREBASE_AUTH_DOMAIN',
      'Its auth domain, such as my-project.firebaseapp.com; Google sign-in needs it',
    ),
    setting('VITE_FIREBASE_PROJECT_ID', 'Its project ID; with it, pnpm start doesn’t run the Auth emulator'),
    setting('VITE_FIREBASE_APP_ID', 'Its web app ID'),
    setting('VITE_AUTH_TOKEN_SYNC_URL', 'Path on the site’s own origin that gets each new ID token'),
    setting('VITE_MAP_STYLE_URL', 'URL of a MapLibre style; without it, maps show our own outlines'),
  ],
};

const siteServer: SettingGroup = {
  title: 'The site server',
  about: 'Read by the server of a built site. In its container it has its own HOST and PORT.',
  settings: [
    setting('KEEPMARK_MAP_ORIGINS', 'More origins the map may connect to, separated by spaces'),
    setting(
      'KEEPMARK_API_URL',
      'Where the site server forwards /api/ when there’s no proxy in front of it',
      'http://localhost:4000',
    ),
    setting('KEEPMARK_SITE_DIRECTORY', 'Folder of the built site', 'the current folder'),
  ],
};

const start: SettingGroup = {
  title: 'pnpm start',
  about: 'Read by pnpm start and pnpm dev.',
  settings: [
    setting('KEEPMARK_SITES', 'jobs or places: builds and serves only that site', 'both'),
    port(portSettings.jobsPort, 'TCP port of Keepmark Jobs'),
    port(portSettings.placesPort, 'TCP port of Keepmark Places'),
    port(portSettings.apiPort, 'TCP port of the API'),
    port(portSettings.emulatorPort, 'TCP port of the Auth emulator'),
    setting(
      'KEEPMARK_DATA_DIR',
      'Folder for the embedded PostgreSQL, the map and the emulator’s accounts',
      '.keepmark-data',
    ),
  ],
};

const compose: SettingGroup = {
  title: 'deploy/compose.yaml',
  about: 'Read by docker compose, together with those above. Passwords go into URLs, so use only letters and digits.',
  settings: [
    setting('POSTGRES_PASSWORD', 'Password of the API’s PostgreSQL user. Required. Secret'),
    setting('REPLICATION_PASSWORD', 'Password the replica uses to follow the primary. Required. Secret'),
    setting('KEEPMARK_JOBS_HOST', 'Host of Keepmark Jobs; a public name gets a certificate', 'http://jobs.localhost'),
    setting('KEEPMARK_PLACES_HOST', 'Host of Keepmark Places', 'http://places.localhost'),
  ],
};

const tests: SettingGroup = {
  title: 'Tests and benchmarks',
  about: 'For development machines.',
  settings: [
    setting('KEEPMARK_TEST_REDIS_URL', 'URL of a real Redis for the tests that can use one', 'a stand-in'),
    setting('KEEPMARK_CHROMIUM', 'Path to a Chromium to test with', 'the one from npm'),
    setting('KEEPMARK_JOBS_CHROMIUM', 'Path to another Chromium for the journeys of the jobs site'),
    setting(
      'KEEPMARK_CORE_CHROMIUM',
      'If set, the core journeys run in Chromium too, where Firefox or WebKit is there',
    ),
    setting('KEEPMARK_SCREENS', 'The folder where pictures of the core screens are saved', 'test-results/screens'),
    setting('KEEPMARK_E2E_REUSE', '1 makes journeys use servers that are already running'),
    setting(
      'KEEPMARK_E2E_PORT_OFFSET',
      'Moves the ports of journeys, so that two runs can go on at the same time',
      '0',
    ),
    setting('KEEPMARK_PROPERTY_RUNS', 'How many random histories the property tests of local-store try'),
    setting(
      'KEEPMARK_DATA',
      'Folder of public data sets that a benchmark of résumés reads',
      'shared/data beside the checkout',
    ),
    setting('KEEPMARK_BENCH_ROWS', 'Row counts of the local-store benchmark', '1000,5000,10000'),
  ],
};

/** Every setting of the product, listed once. */
export function knownSettings(): SettingGroup[] {
  const api: SettingGroup = {
    title: 'The API',
    about: 'Read by apps/api and its commands when they start; apps/api/src/platform/runtime/env.ts checks them.',
    settings: describeSettings(),
  };
  return [api, sites, siteServer, start, compose, tests];
}
