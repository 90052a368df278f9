import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeCss } from './theme-css';

test('the stylesheet in the repository is the one that the theme makes', async () => {
  const written = await readFile(join(import.meta.dirname, '../styles/theme-variables.gen.css'), 'utf8');
  expect(written, 'run `pnpm --filter @keepmark/ui generate`').toBe(themeCss());
});
