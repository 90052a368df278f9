import { createRequire } from 'node:module';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type Family, type OldestBrowser, oldestBrowsers } from '@keepmark/site-build/browsers';

/** A feature of the platform, with the browsers of our list that lack it: "Safari 17.0 (since 17.4)". */
export interface Feature {
  /** How code writes it: `AbortSignal.any`, `.toSorted`, `:has`. */
  readonly name: string;
  readonly lacking: readonly string[];
}

/** What scripts can name of the platform. */
export interface ScriptFeatures {
  /** Names that need no object, such as `fetch` and `AbortSignal`. */
  readonly globals: ReadonlyMap<string, Feature>;
  /** Members of a global, by both names: `AbortSignal.any`. */
  readonly statics: ReadonlyMap<string, Feature>;
  /** Members of objects whose kind the code doesn't say, when no interface of ours has one of that name. */
  readonly members: ReadonlyMap<string, Feature>;
}

const require = createRequire(import.meta.url);
/** MDN's tables, 20 MB. */
export const compatData = require('@mdn/browser-compat-data') as Identifier & Record<string, Identifier>;

const browserKeys: Readonly<Record<Family, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Whether a version is at least another; "≤37" is 37. */
function isAtLeast(version: string, wanted: string): boolean {
  const parts = (text: string) => text.replace('≤', '').split('.').map(Number);
  const [left, right] = [parts(version), parts(wanted)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Whether a browser has the feature under its own name, without a setting. */
const isSupported = (statement: SimpleSupportStatement, version: string): boolean =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  isAtLeast(version, statement.version_added) &&
  !(typeof statement.version_removed === 'string' && isAtLeast(version, statement.version_removed)) &&
  !statement.prefix &&
  !statement.alternative_name &&
  !statement.flags;

/** The browsers of the list that lack a feature, with the version that has it. */
export function lackingIn({ support }: CompatStatement, browsers: readonly OldestBrowser[] = oldestBrowsers): string[] {
  return browsers.flatMap(({ family, version }) => {
    const found = support[browserKeys[family] as keyof typeof support];
    const statements = found === undefined ? [] : [found].flat();
    if (statements.some((statement) => isSupported(statement, version))) return [];
    const since = statements
      .map(({ version_added: added }) => added)
      .find((added) => typeof added === 'string' && added !== 'preview');
    return [`${family} ${version}${typeof since === 'string' ? ` (since ${since})` : ''}`];
  });
}

type Tables = { globals: Map<string, Feature>; statics: Map<string, Feature>; members: Map<string, Feature[]> };

const childrenOf = (found: Identifier | undefined): [string, Identifier][] =>
  Object.entries(found ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

function addInterface(tables: Tables, name: string, found: Identifier, browsers: readonly OldestBrowser[]) {
  for (const [key, child] of childrenOf(found)) {
    if (!child.__compat || !/^[a-z]\w*$/i.test(key) || /_(?:event|permission)$/.test(key)) continue;
    const member = key.replace(/_static$/, '');
    const lacking = lackingIn(child.__compat, browsers);
    tables.statics.set(`${name}.${member}`, { name: `${name}.${member}`, lacking });
    tables.members.set(member, [...(tables.members.get(member) ?? []), { name: `.${member}`, lacking }]);
  }
}

/** Reads from MDN's tables what scripts can name. */
export function scriptFeatures(browsers: readonly OldestBrowser[] = oldestBrowsers): ScriptFeatures {
  const tables: Tables = { globals: new Map(), statics: new Map(), members: new Map() };
  const addGlobal = (name: string, found: Identifier) => {
    if (found.__compat) tables.globals.set(name, { name, lacking: lackingIn(found.__compat, browsers) });
    addInterface(tables, name, found, browsers);
  };
  for (const [name, found] of childrenOf(compatData['api'])) addGlobal(name, found);
  for (const [name, found] of childrenOf(compatData['javascript']?.['builtins'])) {
    addGlobal(name, found);
    if (name === 'Intl')
      for (const [part, inner] of childrenOf(found)) addInterface(tables, `Intl.${part}`, inner, browsers);
  }
  // What a window has is a global, too.
  for (const [name, found] of childrenOf(compatData['api']?.['Window']))
    if (found.__compat && !tables.globals.has(name)) addGlobal(name, found);
  // A name that any supported interface has says nothing.
  const members = [...tables.members].flatMap(([name, features]): [string, Feature][] => {
    const [first] = features;
    return first && features.every(({ lacking }) => lacking.length > 0) ? [[name, first]] : [];
  });
  return { globals: tables.globals, statics: tables.statics, members: new Map(members) };
}
