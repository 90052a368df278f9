import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFloors } from './check-floors';

let directory: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
};

interface Fixture {
  dependencies?: string[];
  devDependencies?: string[];
  files: Record<string, string>;
}

/** A package that is installed as pnpm does it: links to what it declares, and to nothing else. */
const writePackage = (folder: string, { dependencies = [], devDependencies = [], files }: Fixture) => {
  const named = (names: string[]) => Object.fromEntries(names.map((name) => [`@keepmark/${name}`, 'workspace:*']));
  const manifest = {
    name: `@keepmark/${folder.split('/')[1]}`,
    type: 'module',
    exports: { '.': { '@keepmark/source': './src/index.ts', default: './dist/index.js' } },
    dependencies: named(dependencies),
    devDependencies: named(devDependencies),
  };
  write(`${folder}/package.json`, JSON.stringify(manifest));
  for (const [path, text] of Object.entries(files)) write(`${folder}/${path}`, text);
  for (const name of [...dependencies, ...devDependencies]) {
    const link = join(directory, folder, 'node_modules/@keepmark', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(directory, name === 'vitest' ? 'tooling' : 'packages', name), link);
  }
};

const problemsOf = async () => (await checkFloors(directory)).problems;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepmark-floors-'));
  write(
    'docs/architecture.md',
    [
      '| floor | packages |',
      '| ----- | -------- |',
      '| 7 | apps |',
      '| 5 | jobs, contacts |',
      '| 4 | places |',
      '| 0 | contracts, ui (contracts lies under it) |',
    ].join('\n'),
  );
  writePackage('packages/contracts', { files: { 'src/index.ts': 'export const call = 1;' } });
  writePackage('packages/ui', {
    dependencies: ['contracts'],
    files: { 'src/index.ts': "export { call } from '@keepmark/contracts';", 'src/icon.ts': 'export const icon = 1;' },
  });
  writePackage('packages/places', { dependencies: ['ui'], files: { 'src/index.ts': "export * from '@keepmark/ui';" } });
  writePackage('tooling/vitest', { files: { 'src/index.ts': 'export const settings = 1;' } });
});

afterEach(() => rmSync(directory, { recursive: true }));

describe('checkFloors', () => {
  it('passes imports that go down, by name and declared', async () => {
    writePackage('packages/jobs', {
      dependencies: ['places', 'ui'],
      devDependencies: ['vitest'],
      files: {
        'src/css.d.ts': '/// <reference types="@keepmark/vitest" />',
        'src/index.ts': "export type { call } from '@keepmark/ui'; export const page = () => import('./page');",
        'src/page.ts': "export * from '@keepmark/places';",
        'src/page.test.ts': "import '@keepmark/vitest';",
        'vitest.config.ts': "import '@keepmark/vitest';",
      },
    });
    writePackage('apps/site', { dependencies: ['jobs'], files: { 'src/main.ts': "import '@keepmark/jobs';" } });
    const report = await checkFloors(directory);
    expect(report.problems).toEqual([]);
    expect(report.importCount).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['an import', "import '@keepmark/jobs';"],
    ['an export', "export * from '@keepmark/jobs';"],
    ['a lazy import', "export const page = () => import('@keepmark/jobs');"],
    ['a type', "export type { Job } from '@keepmark/jobs';"],
  ])('refuses %s from a higher floor and names the slot', async (_, code) => {
    writePackage('packages/jobs', { files: { 'src/index.ts': 'export interface Job {}' } });
    writePackage('packages/places', { dependencies: ['jobs'], files: { 'src/index.ts': code } });
    expect(await problemsOf()).toEqual([
      expect.stringMatching(
        /^packages\/places\/src\/index\.ts imports @keepmark\/jobs \(upward\)\..*floor 5.*floor 4.*slot/,
      ),
    ]);
  });

  it('refuses a neighbour on the same floor', async () => {
    writePackage('packages/jobs', { files: { 'src/index.ts': '' } });
    writePackage('packages/contacts', {
      dependencies: ['jobs'],
      files: { 'src/index.ts': "import '@keepmark/jobs';" },
    });
    expect(await problemsOf()).toEqual([expect.stringMatching(/\(same floor\).*lower floor/)]);
  });

  it('refuses what lies under everything to look up', async () => {
    writePackage('packages/contracts', { dependencies: ['ui'], files: { 'src/index.ts': "import '@keepmark/ui';" } });
    expect(await problemsOf()).toEqual([expect.stringContaining('(upward)')]);
  });

  it('refuses an import that is not declared, and says where to declare it', async () => {
    writePackage('packages/jobs', { files: { 'src/index.ts': "import '@keepmark/ui';" } });
    expect(await problemsOf()).toEqual([
      'packages/jobs/src/index.ts imports @keepmark/ui (undeclared). Add "@keepmark/ui": "workspace:*" to the dependencies of packages/jobs/package.json.',
    ]);
  });

  it('refuses a source that imports what is declared for tests alone', async () => {
    writePackage('packages/jobs', {
      devDependencies: ['ui'],
      files: { 'src/index.ts': "import '@keepmark/ui';", 'src/index.test.ts': "import '@keepmark/ui';" },
    });
    expect(await problemsOf()).toEqual([expect.stringMatching(/^packages\/jobs\/src\/index\.ts .*\(undeclared\)/)]);
  });

  it.each([
    ['by its source folder', '@keepmark/ui/src/icon'],
    ['by a path of its own', '../../ui/src/icon'],
    ['that it does not export', '@keepmark/ui/icon'],
  ])('refuses a file of another package %s', async (_, specifier) => {
    writePackage('packages/jobs', { dependencies: ['ui'], files: { 'src/index.ts': `import '${specifier}';` } });
    expect(await problemsOf()).toEqual([expect.stringMatching(/\(deep\)\. .*@keepmark\/ui/)]);
  });

  it('refuses a source that imports tooling', async () => {
    writePackage('packages/jobs', {
      dependencies: ['vitest'],
      files: { 'src/index.ts': "import '@keepmark/vitest';" },
    });
    expect(await problemsOf()).toEqual([expect.stringContaining('(tooling)')]);
  });

  it('refuses a package that is not in the table, and one that does not exist', async () => {
    writePackage('packages/maps', { files: { 'src/index.ts': "import '@keepmark/uii';" } });
    expect(await problemsOf()).toEqual([
      'packages/maps has no floor. Add maps to its row of the table in docs/architecture.md.',
      expect.stringContaining('There is no package @keepmark/uii'),
    ]);
  });
});
