import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspace } from '../workspace';
import { envExample } from './env-example';
import { knownSettings } from './known-settings';

const settings = knownSettings().flatMap((group) => group.settings);
const names = settings.map(({ name }) => name);

/** The names of our settings that the sources read. */
function namesInSources(): Set<string> {
  const files = execFileSync('git', ['grep', '-lE', '(VITE|KEEPMARK)_[A-Z]', '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => file && !file.startsWith('tooling/delivery/'));
  return new Set(
    sources.flatMap(
      (file) => readFileSync(join(workspace, file), 'utf8').match(/\b(?:VITE|KEEPMARK)_[A-Z_]+\b/g) ?? [],
    ),
  );
}

describe('.env.example', () => {
  it('is what pnpm env:example writes', () => {
    const committed = readFileSync(join(workspace, '.env.example'), 'utf8');
    expect(committed, '.env.example is outdated: run pnpm env:example and commit it.').toBe(envExample());
  });

  it('lists each setting once, with a description and no value', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(settings.filter(({ description }) => !/^[A-Za-z0-9].{10,}[^.]$/.test(description))).toEqual([]);
    expect(envExample().match(/^[A-Z_]+=.+$/gm)).toBeNull();
  });

  it('has the defaults of the API schema', () => {
    expect(envExample()).toContain('# TCP port the API listens on. Default: 4000\nPORT=\n');
    expect(envExample()).toContain('REDIS_URL=\n');
  });

  it('lists every setting our sources read', () => {
    // Set by the catalogue for its own tests, by a command for its own process, and by hand for a longer test.
    const inside = new Set([
      'VITE_CATALOGUE_MODE',
      'KEEPMARK_OSM_FOLDER',
      'KEEPMARK_CHECK_COUNTRY',
      'KEEPMARK_SYNC_HISTORIES',
      'KEEPMARK_SYNC_SEED',
    ]);
    const missing = [...namesInSources()].filter((name) => !names.includes(name) && !inside.has(name));
    expect(missing).toEqual([]);
  });
});
