// @vitest-environment node
/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

/** Compressed with brotli, as the sites serve it; 1 kB is 1000 bytes. */
const mostKb = 15;

test('the core stays small, and what packs is loaded when it is needed', { timeout: 60_000 }, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@keepmark/source', 'module', 'browser'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('index.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { minify: true },
      },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const core = chunks.find(({ isEntry }) => isEntry)!;
  expect(core.imports).toEqual([]);
  expect(core.moduleIds.filter((id) => /fflate|packing\.ts$/.test(id))).toEqual([]);
  expect(chunks.find(({ name }) => name === 'packing')!.isDynamicEntry).toBe(true);
  expect(brotliCompressSync(core.code).length / 1000).toBeLessThan(mostKb);
});
