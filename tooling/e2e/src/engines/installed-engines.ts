import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '@keepmark/chromium';
import type { EngineName } from './engine';

/** Debian's Chromium, which is newer than the one that npm carries. */
const debianChromium = '/usr/bin/chromium';
/** Debian's Python: the one whose packages know GTK. */
export const python = '/usr/bin/python3';
const firefoxNames = ['firefox-esr', 'firefox'];

/** The Chromium of core journeys: the one that was asked for, Debian's, or else the one that npm carries. */
export const chromiumForEngines = (): string | undefined =>
  process.env['KEEPMARK_CHROMIUM'] || (existsSync(debianChromium) ? debianChromium : chromiumPath());

export const firefoxPath = (): string | undefined => firefoxNames.map(inPath).find((path) => path !== undefined);

export interface InstalledEngines {
  readonly installed: readonly EngineName[];
  /** One sentence for each engine that isn't here, and what is missing. */
  readonly missing: readonly string[];
}

/** Which engines this machine can run. A test run says what it leaves out. */
export function installedEngines(): InstalledEngines {
  const [firefox, webkit] = [missingForFirefox(), missingForWebKit()];
  const skipped = (name: string, packages: readonly string[]) =>
    packages.length > 0 ? [`Core journeys in ${name} are skipped: ${packages.join(', ')} not installed.`] : [];
  return {
    installed: [
      'chromium',
      ...(firefox.length > 0 ? [] : (['firefox'] as const)),
      ...(webkit.length > 0 ? [] : (['webkit'] as const)),
    ],
    missing: [...skipped('Firefox', firefox), ...skipped('WebKit', webkit)],
  };
}

/** The Debian packages that Firefox needs and this machine lacks. */
const missingForFirefox = (): string[] => [
  ...(firefoxPath() ? [] : ['firefox-esr']),
  ...(inPath('Xvfb') ? [] : ['xvfb']),
];

/** The Debian packages that WebKit needs and this machine lacks. */
function missingForWebKit(): string[] {
  const missing = [...(inPath('WebKitWebDriver') ? [] : ['webkit2gtk-driver']), ...(inPath('Xvfb') ? [] : ['xvfb'])];
  if (missing.length > 0) return missing;
  const check = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync(python, ['-c', check]).status === 0 ? [] : ['python3-gi', 'gir1.2-webkit2-4.1'];
}

function inPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
