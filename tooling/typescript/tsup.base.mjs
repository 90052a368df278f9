import { defineConfig } from 'tsup';

/** ESM and types for a package that Node loads. */
export const library = (entry) =>
  defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    clean: true,
    sourcemap: true,
    treeshake: true,
    // tsup sets options that are deprecated in TypeScript 6.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  });
