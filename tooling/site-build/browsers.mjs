import { readFileSync } from 'node:fs';

/** @typedef {import('./browsers.d.mts').Family} Family */

/** A family's names: the one that esbuild and Vite use for targets, and the one people know. */
const families = {
  chrome: { target: 'chrome', name: 'Chrome' },
  edge: { target: 'edge', name: 'Edge' },
  firefox: { target: 'firefox', name: 'Firefox' },
  safari: { target: 'safari', name: 'Safari' },
  ios_saf: { target: 'ios', name: 'Safari on iPhone and iPad' },
};

/** @param {readonly string[]} list @returns {{ family: Family, version: string }[]} */
export function readBrowsers(list) {
  return list.map((line) => {
    const [, family = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
    if (!(family in families))
      throw new Error(
        `"${line}" in browserslist of package.json must be one of ${Object.keys(families).join(', ')}, then ">= VERSION".`,
      );
    return { family: /** @type {Family} */ (family), version };
  });
}

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The oldest browsers that the sites support, from `browserslist` in the workspace's package.json. */
export const oldestBrowsers = readBrowsers(browserslist);

/** Vite's `build.target`: scripts and styles are written for these. */
export const buildTargets = oldestBrowsers.map(({ family, version }) => families[family].target + version);

/**
 * The oldest browsers in words. Those of one version share it: "Chrome and Edge 120, Firefox 121, and Safari 17.0".
 * @param {readonly { family: Family, version: string }[]} browsers
 */
export function browsersInWords(browsers = oldestBrowsers) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const { family, version } of browsers) {
    const isSafari =
      family === 'ios_saf' && browsers.some((other) => other.family === 'safari' && other.version === version);
    if (!isSafari) names.set(version, [...(names.get(version) ?? []), families[family].name]);
  }
  const parts = [...names].map(([version, shared]) => `${shared.join(' and ')} ${version}`);
  return new Intl.ListFormat('en-US').format(parts);
}
