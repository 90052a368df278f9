import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { browsersInWords, buildTargets, oldestBrowsers, readBrowsers } from '@keepmark/site-build/browsers';
import { oldBrowserScript, testedFeatures } from '@keepmark/first-paint/old-browser-script';
import { describe, expect, it } from 'vitest';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { workspace } from '../workspace';
import { compatData, lackingIn } from './compat-data';

const textOf = (path: string) => readFileSync(join(workspace, path), 'utf8');

describe('the list of browsers', () => {
  it.each(['README.md', 'packages/app-shell/src/support/oldest-browsers.ts'])('is named in %s', (path) => {
    expect(textOf(path)).toContain(browsersInWords());
  });

  it('has a word for each, and a target of the build', () => {
    const browsers = readBrowsers([
      'chrome >= 130',
      'edge >= 131',
      'firefox >= 121',
      'safari >= 17.0',
      'ios_saf >= 16.4',
    ]);
    expect(browsersInWords(browsers)).toBe(
      'Chrome 130, Edge 131, Firefox 121, Safari 17.0, and Safari on iPhone and iPad 16.4',
    );
    expect(buildTargets).toEqual(
      oldestBrowsers.map(({ family, version }) => `${family.replace('ios_saf', 'ios')}${version}`),
    );
  });

  it.each(['opera >= 100', 'last 2 versions', 'chrome 120'])('refuses %s', (line) => {
    expect(() => readBrowsers([line])).toThrow(/must be one of/);
  });
});

describe('the script for older browsers', () => {
  const statements = testedFeatures.map((path) => {
    const found = path.split('.').reduce<Identifier>((part, name) => part[name] as Identifier, compatData);
    return found.__compat as CompatStatement;
  });

  it.each(oldestBrowsers)(
    'finds nothing missing in $family $version, but in the version before',
    ({ family, version }) => {
      const lacking = (tried: string) =>
        statements.flatMap((statement) => lackingIn(statement, [{ family, version: tried }]));
      expect(lacking(version)).toEqual([]);
      const before = version.includes('.') ? String(Number(version) - 0.1) : String(Number(version) - 1);
      expect(lacking(before)).not.toEqual([]);
    },
  );

  it('is written in the syntax of ECMAScript 5', () => {
    expect(() => parse(oldBrowserScript(browsersInWords()), { ecmaVersion: 5 })).not.toThrow();
  });
});
