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

/** A package as pnpm installs it: linked to what it declares, and to nothing else. */
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
  writePackage('packages/places', {
    dependencies: ['ui'],
    files: { 'src/index.ts': "export { call } from '@keepmark/ui';" },
  });
  writePackage('tooling/vitest', { files: { 'src/index.ts': 'export const settings = 1;' } });
});

afterEach(() => rmSync(directory, { recursive: true }));

describe('checkFloors', () => {
  it('passes declared imports by name that point downwards', async () => {
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
    writePackage('packages/places', { dependencies: ['jobs'], files: { 'src/index.ts': '', 'src/page.ts': code } });
    expect(await problemsOf()).toEqual([
      expect.stringMatching(
        /^packages\/places\/src\/page\.ts imports @keepmark\/jobs \(upward\)\..*floor 5.*floor 4.*slot/,
      ),
    ]);
  });

  it('refuses a package on the same floor', async () => {
    writePackage('packages/jobs', { files: { 'src/index.ts': '' } });
    writePackage('packages/contacts', {
      dependencies: ['jobs'],
      files: { 'src/index.ts': "import '@keepmark/jobs';" },
    });
    expect(await problemsOf()).toEqual([expect.stringMatching(/\(same floor\).*lower floor/)]);
  });

  it('refuses an upward import from half a floor below', async () => {
    writePackage('packages/contracts', { dependencies: ['ui'], files: { 'src/page.ts': "import '@keepmark/ui';" } });
    expect(await problemsOf()).toEqual([expect.stringContaining('(upward)')]);
  });

  it('puts each of several packages half a floor below', async () => {
    write('docs/architecture.md', '| 0 | ui, contracts, start (contracts and start lie under it) |');
    rmSync(join(directory, 'packages/places'), { recursive: true });
    writePackage('packages/start', {
      dependencies: ['contracts'],
      files: { 'src/a.ts': "import '@keepmark/contracts';" },
    });
    expect(await problemsOf()).toEqual([expect.stringContaining('(same floor)')]);
  });

  it('refuses an import that is not declared, and says where to declare it', async () => {
    writePackage('packages/jobs', { files: { 'src/index.ts': "import '@keepmark/ui';" } });
    expect(await problemsOf()).toEqual([
      'packages/jobs/src/index.ts imports @keepmark/ui (undeclared). Add "@keepmark/ui": "workspace:*" to the dependencies of packages/jobs/package.json.',
    ]);
  });

  it('refuses a source that imports what is declared for tests only', async () => {
    writePackage('packages/jobs', {
      devDependencies: ['ui'],
      files: { 'src/index.ts': "import '@keepmark/ui';", 'src/index.test.ts': "import '@keepmark/ui';" },
    });
    expect(await problemsOf()).toEqual([expect.stringMatching(/^packages\/jobs\/src\/index\.ts .*\(undeclared\)/)]);
  });

  it.each([
    ['by its source folder', '@keepmark/ui/src/icon'],
    ['by a relative path', '../../ui/src/icon'],
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

  it('finds the files that import each other, types and lazy imports included', async () => {
    writePackage('packages/jobs', {
      files: {
        'src/index.ts': "export { list } from './list';",
        'src/list.ts': "export const list = () => import('./menu');",
        'src/menu.ts': "import type { Row } from './row'; export type Menu = Row;",
        'src/row.ts': "import type { list } from './list'; export type Row = typeof list;",
      },
    });
    expect(await problemsOf()).toEqual([
      'packages/jobs/src/list.ts, packages/jobs/src/menu.ts, packages/jobs/src/row.ts import each other. Move what they share into a file that imports none of them.',
    ]);
  });

  it('refuses a feature that exports more than ten names, and one that exports all of a file', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `name${index}`);
    writePackage('packages/jobs', {
      files: {
        'src/index.ts': `export type { Name } from './names'; export { ${names.slice(1).join(', ')} } from './names';`,
        'src/names.ts': `export type Name = 1; export const ${names.map((name) => `${name} = 1`).join(', ')};`,
      },
    });
    writePackage('packages/contacts', {
      files: { 'src/index.ts': "export * from './contact';", 'src/contact.ts': 'export const contact = 1;' },
    });
    expect(await problemsOf()).toEqual([
      'packages/contacts/src/index.ts exports everything of a file. Export each name.',
      'packages/jobs/src/index.ts exports 11 names; 10 is the limit. Give a group of them a path of its own in the exports of packages/jobs/package.json.',
    ]);
  });
});

describe('folders of a package that declares rules for them', () => {
  const writeApi = (files: Record<string, string>, modules = ['orders', 'prices', 'ground/rows']) =>
    writePackage('apps/api', {
      files: {
        'floors.json': JSON.stringify({ modules }),
        'src/main.ts': "import './orders/orders';",
        'src/orders/orders.ts': "export { order } from './order';",
        'src/orders/order.ts': "import { price } from '../prices/prices'; export const order = price;",
        'src/prices/prices.ts': "export { price } from './price';",
        'src/prices/price.ts': "import { rows } from '../ground/rows/rows'; export const price = rows;",
        'src/ground/rows/rows.ts': "export { rows } from './all-rows';",
        'src/ground/rows/all-rows.ts': 'export const rows = 1;',
        ...files,
      },
    });

  it('passes modules that import downwards, by their doors', async () => {
    writeApi({});
    expect(await problemsOf()).toEqual([]);
  });

  it.each([
    ['a value', "import { order } from '../orders/orders'; export const tax = order;"],
    ['a type', "import type { order } from '../orders/orders'; export type Tax = typeof order;"],
    ['a lazy import', "export const tax = () => import('../orders/order');"],
  ])('refuses %s from a module above', async (_, code) => {
    writeApi({ 'src/prices/tax.ts': code, 'src/orders/order.ts': 'export const order = 1;' });
    expect(await problemsOf()).toEqual([
      expect.stringMatching(
        /^apps\/api\/src\/prices\/tax\.ts imports \.\.\/orders\/orders? \(upward\)\. prices is below orders \(apps\/api\/floors\.json\)/,
      ),
    ]);
  });

  it('refuses modules that import each other', async () => {
    writeApi({ 'src/prices/tax.ts': "import { order } from '../orders/orders'; export const tax = order;" });
    expect(await problemsOf()).toEqual([
      expect.stringContaining('(upward)'),
      'apps/api/src/orders and apps/api/src/prices import each other (apps/api/src/orders/order.ts, apps/api/src/prices/tax.ts). Move what both need into a folder that imports neither.',
    ]);
  });

  it('refuses an import past the door, from a module and from above all modules', async () => {
    writeApi({
      'src/main.ts': "import { price } from './prices/price'; export const main = price;",
      'src/orders/order.ts': "import type { price } from '../prices/price'; export type Order = typeof price;",
      'src/orders/orders.ts': "export type { Order } from './order';",
    });
    expect((await problemsOf()).toSorted()).toEqual([
      "apps/api/src/main.ts imports ./prices/price (past the door). Import apps/api/src/prices/prices.ts. If it doesn't export the name yet, add it there.",
      "apps/api/src/orders/order.ts imports ../prices/price (past the door). Import apps/api/src/prices/prices.ts. If it doesn't export the name yet, add it there.",
    ]);
  });

  it('lets tests, fixtures and lazy imports name a file behind the door', async () => {
    writeApi({
      'src/orders/order.test.ts': "import '../prices/price';",
      'src/orders/testing/orders.ts': "import '../../prices/price';",
      'src/orders/order.ts': "export const order = () => import('../prices/price');",
    });
    expect(await problemsOf()).toEqual([]);
  });

  it('refuses a module that imports a file above all modules', async () => {
    writeApi({
      'src/names.ts': 'export const names = 1;',
      'src/prices/price.ts': "import { names } from '../names'; export const price = names;",
    });
    expect(await problemsOf()).toEqual([
      expect.stringMatching(/^apps\/api\/src\/prices\/price\.ts imports \.\.\/names \(upward\)\. .*below prices/),
    ]);
  });

  it('refuses a folder that is no module, and a module without a door', async () => {
    writeApi({ 'src/taxes/tax.ts': 'export const tax = 1;', 'src/ground/lines/line.ts': 'export const line = 1;' }, [
      'orders',
      'prices',
      'bills',
      'ground/rows',
    ]);
    expect(await problemsOf()).toEqual([
      'apps/api/floors.json names the module bills, which has no entry file. Add apps/api/src/bills/bills.ts, or take bills out.',
      expect.stringContaining('apps/api/src/taxes is no module. Add taxes to apps/api/floors.json'),
      expect.stringContaining('apps/api/src/ground/lines is no module.'),
    ]);
  });

  it('refuses folders inside a module that import each other', async () => {
    writeApi({
      'src/prices/net/net.ts': "import type { Tax } from '../tax/tax'; export type Net = Tax;",
      'src/prices/tax/tax.ts': 'export type Tax = 1;',
      'src/prices/tax/rate.ts': "import type { Net } from '../net/net'; export type Rate = Net;",
    });
    expect(await problemsOf()).toEqual([
      expect.stringMatching(/^apps\/api\/src\/prices\/net and apps\/api\/src\/prices\/tax import each other/),
    ]);
  });

  it('refuses mutual imports alone, where a package declares no modules', async () => {
    const files = {
      'src/index.ts': "export { job } from './list/job';",
      'src/job.ts': 'export type Job = 1;',
      'src/list/job.ts':
        "import type { Job } from '../job'; import type { Form } from '../form/form'; export const job: Job | Form = 1;",
      'src/form/form.ts': 'export type Form = 1;',
      'src/form/field.ts': "import { job } from '../list/job'; export const field = job;",
    };
    writePackage('packages/jobs', { files });
    expect(await problemsOf()).toEqual([]);
    writePackage('packages/jobs', { files: { 'floors.json': '{ "mutualImports": "refused" }', ...files } });
    expect(await problemsOf()).toEqual([
      'packages/jobs/src/form and packages/jobs/src/list import each other (packages/jobs/src/form/field.ts, packages/jobs/src/list/job.ts). Move what both need into a folder that imports neither.',
    ]);
  });

  it('refuses rules that it does not know', async () => {
    writePackage('packages/jobs', { files: { 'floors.json': '{ "doors": [] }', 'src/index.ts': '' } });
    await expect(problemsOf()).rejects.toThrow('packages/jobs/floors.json takes "modules"');
  });
});
