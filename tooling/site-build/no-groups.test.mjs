import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as noGroups from './no-groups.mjs';

const workspace = join(import.meta.dirname, '../..');
const mantine = join(workspace, 'packages/ui/node_modules/@mantine/core');

it.each([
  ['Button', ['./ButtonGroup/ButtonGroup.mjs', './ButtonGroupSection/ButtonGroupSection.mjs']],
  ['ActionIcon', ['./ActionIconGroup/ActionIconGroup.mjs', './ActionIconGroupSection/ActionIconGroupSection.mjs']],
  ['Loader', ['./loaders/Bars.mjs', './loaders/Dots.mjs']],
])("Mantine's %s imports what a site leaves out by the paths that the settings name", (name, paths) => {
  const code = readFileSync(join(mantine, `esm/components/${name}/${name}.mjs`), 'utf8');
  const settings = readFileSync(join(import.meta.dirname, 'index.mjs'), 'utf8');
  for (const path of paths) {
    expect(code).toContain(`from "${path}"`);
    expect(settings).toContain(`'${path}': noGroups`);
    expect(Object.keys(noGroups)).toContain(/(\w+)\.mjs$/.exec(path)?.[1]);
  }
});

it('no screen uses what a site leaves out', () => {
  const folders = readdirSync(join(workspace, 'packages')).map((name) => join(workspace, 'packages', name, 'src'));
  const screens = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => join(folder, path)),
  );
  expect(screens.length).toBeGreaterThan(300);
  const users = screens.filter((path) =>
    /\b(?:Button|ActionIcon)\.Group|<Loader[^>]*\btype=/.test(readFileSync(path, 'utf8')),
  );
  expect(users, 'import ButtonGroup or ActionIconGroup instead').toEqual([]);
});
