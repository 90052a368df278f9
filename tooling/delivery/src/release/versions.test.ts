import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from '../workspace';
import { newestVersion } from './changelog';

const foldersIn = async (folder: string) => {
  const entries = await readdir(join(workspace, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
};

const versionOf = async (folder: string) => {
  const manifest = await readFile(join(workspace, folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

it('the workspace, every package and the changelog have the same version', async () => {
  const folders = ['.', ...(await Promise.all(['apps', 'packages', 'tooling'].map(foldersIn))).flat()];
  const versions = await Promise.all(folders.map(async (folder) => [folder, await versionOf(folder)]));
  const newest = newestVersion(await readFile(join(workspace, 'CHANGELOG.md'), 'utf8'));
  expect(newest).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versions).toEqual(folders.map((folder) => [folder, newest]));
});
