import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const sources = readdirSync(packages, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx|css)$/.test(path))
      .map((path) => readFileSync(join(packages, name, 'src', path), 'utf8')),
  );

const namesIn = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));

function hasSheet(component: string): boolean {
  try {
    return resolve(`@mantine/core/styles/${component}.layer.css`) !== '';
  } catch {
    return false;
  }
}

// screens.css has only the sheets that a screen needs, since every screen loads it.
it('imports the styles of every component that a screen uses', () => {
  const imported = new Set(namesIn(/@mantine\/core\/styles\/(\w+)\.layer\.css/g));
  const used = namesIn(/import \{([^}]*)\} from '@mantine\/core'/g)
    .flatMap((list) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name));
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => hasSheet(name) && !imported.has(name))).toEqual([]);
});
