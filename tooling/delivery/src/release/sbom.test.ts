import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspace } from '../workspace';

interface Bill {
  bomFormat: string;
  metadata: { component: { name: string; type: string } };
  components: { group?: string; name: string; licenses?: { license?: { id?: string } }[] }[];
}

let folder: string;
const bills = new Map<string, Bill>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepmark-sbom-'));
  const { scripts } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const command = scripts['release:sbom']!.replace('dist/sbom', folder);
  const [program = '', ...options] = command.split(' ');
  execFileSync(program, options, { cwd: workspace, stdio: 'pipe' });
  for (const name of readdirSync(folder)) bills.set(name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Bill);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const namesIn = (file: string) =>
  bills.get(file)!.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
const licenseIn = (file: string, name: string) =>
  bills
    .get(file)!
    .components.find((component) => component.name === name)
    ?.licenses?.map(({ license }) => license?.id);

it('writes a bill of materials for the API and each site', () => {
  expect([...bills.keys()].toSorted()).toEqual([
    'keepmark-api.cdx.json',
    'keepmark-jobs-site.cdx.json',
    'keepmark-places-site.cdx.json',
  ]);
  for (const { bomFormat, metadata } of bills.values()) {
    expect(bomFormat).toBe('CycloneDX');
    expect(metadata.component.type).toBe('application');
  }
});

it('lists what ships with its license', () => {
  expect(licenseIn('keepmark-api.cdx.json', 'opening_hours')).toEqual(['LGPL-3.0-only']);
  expect(licenseIn('keepmark-api.cdx.json', 'fastify')).toEqual(['MIT']);
  expect(licenseIn('keepmark-jobs-site.cdx.json', 'ical.js')).toEqual(['MPL-2.0']);
  expect(namesIn('keepmark-places-site.cdx.json')).toContain('maplibre-gl');
});

it('lists no tool of development', () => {
  for (const file of bills.keys()) {
    const names = namesIn(file);
    expect(
      names.filter((name) => ['vitest', 'oxlint', 'playwright', 'turbo', 'firebase-tools'].includes(name)),
    ).toEqual([]);
  }
});
