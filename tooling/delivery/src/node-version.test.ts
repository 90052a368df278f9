import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { workspace } from './workspace';

interface Settings {
  nodeVersion: string;
  allowBuilds: Record<string, boolean>;
  catalog: Record<string, string>;
}
interface Manifest {
  name: string;
  engines?: { node?: string };
}

const textOf = (path: string) => readFileSync(join(workspace, path), 'utf8');
const manifestIn = (folder: string) => JSON.parse(textOf(`${folder}/package.json`)) as Manifest;
const { nodeVersion, allowBuilds, catalog } = parse(textOf('pnpm-workspace.yaml')) as Settings;
const pinned = catalog['node'] ?? '';
const [major] = pinned.split('.');

describe('the Node of the catalog', () => {
  it('runs the tests, whichever Node started the package manager', () => {
    expect(process.versions.node).toBe(pinned);
  });

  it('is the one of the types, the images, version managers and the package manager', () => {
    expect(textOf('.nvmrc').trim()).toBe(major);
    expect(manifestIn('.').engines?.node).toBe(`>=${major}`);
    expect(catalog['@types/node']?.split('.')[0]).toBe(major);
    expect(nodeVersion).toBe(pinned);
    expect(textOf('tooling/delivery/tsup.config.ts')).toContain(`target: 'node${major}'`);
    expect((JSON.parse(textOf('renovate.json')) as { constraints: { node: string } }).constraints.node).toBe(major);
  });
});

describe('the oldest Node that README promises', () => {
  const store = join(workspace, 'node_modules/.pnpm');
  const building = Object.keys(allowBuilds).filter((name) => allowBuilds[name]);
  const installed = readdirSync(store).flatMap((folder) =>
    building
      .map((name) => `node_modules/.pnpm/${folder}/node_modules/${name}`)
      .filter(
        (path) => folder.startsWith(path.split('/').slice(4).join('+') + '@') && existsSync(join(workspace, path)),
      ),
  );

  it('is 20.19, as in the workflow that tries it', () => {
    for (const file of ['README.md', 'CONTRIBUTING.md']) expect(textOf(file)).toContain('Node 20.19 or later');
    const { jobs } = parse(textOf('.github/workflows/ci.yml')) as {
      jobs: Record<string, { steps: { with?: { 'node-version'?: string } }[] }>;
    };
    const versions = Object.values(jobs).flatMap(({ steps }) => steps.map((step) => step.with?.['node-version']));
    expect(versions.filter(Boolean)).toEqual(['20.19.0']);
  });

  // They run before the Node of the catalog is there.
  it('runs the scripts that packages run at installation', () => {
    const needs = installed.map(manifestIn).map(({ name, engines }) => ({ name, needs: engines?.node ?? '>=0' }));
    expect(needs.map(({ name }) => name)).toEqual(expect.arrayContaining(['esbuild', 'node']));
    for (const { name, needs: range } of needs) {
      const [, least] = /^>=\s*(\d+)(?:\.\d+)*$/.exec(range) ?? [];
      expect(Number(least), `${name} needs Node ${range}`).toBeLessThanOrEqual(20);
    }
  });
});
