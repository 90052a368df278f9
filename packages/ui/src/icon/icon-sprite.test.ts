import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names';
import { iconSprite, rowIconsJson } from './icon-sprite';

test('the sprite in the repository is the one that the names make', async () => {
  const written = await readFile(join(import.meta.dirname, 'icons.gen.svg'), 'utf8');
  expect(written, 'run `pnpm --filter @keepmark/ui generate`').toBe(await iconSprite());
});

test('the drawings of row icons in the repository are those of the sprite', async () => {
  const written = await readFile(join(import.meta.dirname, 'row-icons.gen.json'), 'utf8');
  expect(written, 'run `pnpm --filter @keepmark/ui generate`').toBe(await rowIconsJson());
});

test('every name has a drawing of its own', async () => {
  const drawings = [...(await iconSprite()).matchAll(/<symbol id="(.+?)".*?>(.+)<\/symbol>/g)];
  expect(drawings.map(([, name]) => name)).toEqual(iconNames);
  expect(new Set(drawings.map(([, , drawing]) => drawing)).size).toBe(iconNames.length);
});
