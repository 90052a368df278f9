import { chromiumLaunch } from '@keepmark/chromium';
import type { Site } from './stack/addresses';

/** Makes requests to other servers fail, even on a machine with internet; `journey.ts` reports them. */
const withoutInternet = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-proxy-server',
];

/** Another Chromium for the journeys of the jobs site, which is how CI tries them in a newer one. */
export const chromiumOf: Readonly<Record<Site, string | undefined>> = {
  jobs: process.env['KEEPMARK_JOBS_CHROMIUM'] || undefined,
  places: undefined,
};

/** How journeys start Chromium. A spec that needs a device gives its own arguments, as they replace those of the config. */
export function launchOptions(site: Site, args: readonly string[] = []) {
  const launch = chromiumLaunch(chromiumOf[site]);
  return { ...launch, args: [...(launch.args ?? []), ...withoutInternet, ...args] };
}

/** A microphone that beeps, and permission to use it. */
export const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
