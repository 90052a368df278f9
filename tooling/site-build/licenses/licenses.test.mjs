import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageFolder, productionFolders, readPackage } from './installed-packages.mjs';
import { isAllowed, licenseFault } from './license-rules.mjs';
import { apiFolders, describePackages, licenses } from './licenses.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepmark-licenses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(path, manifest, files = {}) {
  const place = join(folder, path);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  return place;
}

describe('a license', () => {
  it.each(['MIT', 'MPL-2.0', 'MIT OR GPL-3.0-or-later', 'MIT AND OFL-1.1'])('%s is allowed', (license) => {
    expect(isAllowed(license)).toBe(true);
  });

  it.each([
    '',
    'GPL-3.0-only',
    'AGPL-3.0-only',
    'LGPL-3.0-only',
    'MIT AND GPL-2.0-only',
    'UNLICENSED',
    'SEE LICENSE IN x',
  ])('"%s" is refused', (license) => {
    expect(licenseFault({ name: 'some-package', version: '1.2.3', license }, ['site'])).toContain('some-package 1.2.3');
  });

  it('of opening_hours is allowed in the API, and nowhere else', () => {
    const found = { name: 'opening_hours', version: '3.0.0', license: 'LGPL-3.0-only' };
    expect(licenseFault(found, ['api'])).toBeUndefined();
    expect(licenseFault(found, ['api', 'site'])).toContain('LGPL-3.0-only');
    expect(licenseFault({ ...found, name: 'other' }, ['api'])).toContain('LGPL-3.0-only');
  });
});

describe('an installed package', () => {
  it('is the one around a file of node_modules', () => {
    const place = install('node_modules/a', { name: 'a' });
    install('node_modules/a/esm', { name: 'a/esm', type: 'module' });
    expect(packageFolder(join(place, 'esm/index.js?worker'))).toBe(place);
    expect(packageFolder(join(folder, 'src/index.js'))).toBeUndefined();
  });

  it('brings what it needs to run', () => {
    install('.', { name: 'app', dependencies: { a: '1', missing: '1' }, devDependencies: { tool: '1' } });
    install('node_modules/tool', { name: 'tool' });
    install('node_modules/a', { name: 'a', dependencies: { b: '1' } });
    const peers = { peerDependencies: { peer: '1', tool: '1' }, peerDependenciesMeta: { tool: { optional: true } } };
    install('node_modules/a/node_modules/b', { name: 'b', dependencies: { a: '1' }, ...peers });
    install('node_modules/peer', { name: 'peer' });
    expect(productionFolders(folder).map((path) => readPackage(path).name)).toEqual(['a', 'b', 'peer']);
  });

  it('has its license, texts, author and address read', () => {
    const place = install(
      'node_modules/a',
      {
        name: 'a',
        licenses: [{ type: 'MIT' }],
        author: 'Ann <a@a.a>',
        repository: { url: 'git+ssh://git@github.com/a/a.git' },
      },
      { LICENSE: 'Copyright Ann', 'NOTICE.txt': 'Made of b', 'index.js': '' },
    );
    expect(readPackage(place)).toEqual({
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      author: 'Ann',
      url: 'https://github.com/a/a',
      texts: ['Copyright Ann', 'Made of b'],
    });
  });
});

it('describes packages with the places that they are in, and each text once', () => {
  const texts = { LICENSE: 'The same' };
  const a = install('node_modules/a', { name: 'a', license: 'ISC' }, texts);
  const b = install('node_modules/b', { name: 'b', license: 'GPL-3.0-only' }, texts);
  const c = install('node_modules/c', { name: 'c', license: 'MIT', author: { name: 'Cem' } });
  const { packages, texts: shown, faults } = describePackages({ site: [c, a, a], api: [a, b] });
  expect(packages.map(({ name, places, texts: indexes }) => ({ name, places, indexes }))).toEqual([
    { name: 'a', places: ['site', 'api'], indexes: [0] },
    { name: 'b', places: ['api'], indexes: [0] },
    { name: 'c', places: ['site'], indexes: [1] },
  ]);
  expect(shown).toEqual(['The same', expect.stringMatching(/^MIT License\n\nCopyright \(c\) Cem\n/)]);
  expect(faults).toEqual([expect.stringContaining('b 1.0.0 has the license GPL-3.0-only')]);
});

it('asks for the text of a license that a package comes without', () => {
  const folders = [install('node_modules/a', { name: 'a', license: 'Zlib' })];
  const { faults } = describePackages({ site: folders });
  expect(faults).toEqual(['a 1.0.0 comes without its license: add tooling/site-build/licenses/texts/Zlib.txt.']);
});

it('finds only allowed licenses in the API', () => {
  const { packages, texts, faults } = describePackages({ api: apiFolders() });
  expect(faults).toEqual([]);
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'opening_hours', 'suncalc']));
  expect(packages.map(({ name }) => name)).not.toContain('vitest');
  expect(packages.filter((found) => found.texts.length === 0)).toEqual([]);
  const lgpl = packages.find(({ name }) => name === 'opening_hours');
  expect(lgpl.texts.map((index) => texts[index].match(/GNU (?:\w+ )?GENERAL PUBLIC LICENSE/i)?.[0])).toEqual([
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'GNU GENERAL PUBLIC LICENSE',
  ]);
});

describe('a build', () => {
  const chunk = (...moduleIds) => ({ type: 'chunk', moduleIds });
  const asset = (...originalFileNames) => ({ type: 'asset', originalFileNames });

  /** Builds a site of these files. @returns what it writes, and why it fails */
  function build({ site, worker }) {
    const { inSite, inWorkers } = licenses();
    const written = {};
    const errors = [];
    inSite.configResolved({ root: folder });
    inWorkers.generateBundle({}, worker);
    const context = {
      emitFile: ({ fileName, source }) => Object.assign(written, { fileName, ...JSON.parse(source) }),
      error: (message) => errors.push(message),
    };
    inSite.generateBundle.handler.call(context, {}, site);
    return { written, errors };
  }

  it('lists the packages in its scripts, workers and fonts, and those of the service worker and the API', () => {
    for (const name of ['script', 'font', 'in-worker']) install(`node_modules/${name}`, { name, license: 'MIT' });
    const at = (path) => join(folder, path);
    const { written, errors } = build({
      site: [chunk(at('src/main.ts'), at('node_modules/script/index.js?v=1')), asset('node_modules/font/font.woff2')],
      worker: [chunk('\0runtime', at('node_modules/in-worker/index.js'))],
    });
    expect(errors).toEqual([]);
    expect(written.fileName).toBe('licenses.json');
    const placesOf = (name) => written.packages.find((found) => found.name === name)?.places;
    expect(['script', 'font', 'in-worker', 'workbox-core', 'opening_hours'].map(placesOf)).toEqual([
      ['site'],
      ['site'],
      ['site'],
      ['site'],
      ['api'],
    ]);
  });

  it('fails for a license that isn’t allowed', () => {
    install('node_modules/a', { name: 'a', license: 'GPL-3.0-only' });
    const { errors } = build({ site: [chunk(join(folder, 'node_modules/a/index.js'))], worker: [] });
    expect(errors).toEqual([expect.stringContaining('a 1.0.0 has the license GPL-3.0-only')]);
  });
});
