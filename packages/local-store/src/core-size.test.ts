// @vitest-environment node
/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

/** Compressed with brotli, as the sites serve it; 1 kB is 1000 bytes. */
const maxKb = 15;

test('the store stays small; what packs and what frees space is loaded later', { timeout: 60_000 }, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@keepmark/source', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('index.ts', import.meta.url)), formats: ['es'] },
      // One chunk, which lends the later ones what they share with it.
      rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { minify: true, comments: false } },
    },
  });
  const [{ output }] = built as [Rollup.RollupOutput];
  const chunks = output.filter((file) => file.type === 'chunk');
  const core = chunks.find(({ isEntry }) => isEntry)!;
  expect(core.imports).toEqual([]);
  expect(
    chunks
      .filter(({ isDynamicEntry }) => isDynamicEntry)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['finish-transactions', 'packing', 'repair-misfits', 'tidying']);
  expect(core.moduleIds.filter((id) => /fflate|(?:packing|compaction|tidying)\.ts$/.test(id))).toEqual([]);
  expect(brotliCompressSync(core.code).length / 1000).toBeLessThan(maxKb);
});
