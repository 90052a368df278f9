import { defineConfig } from 'vitest/config';

const conditions = ['@keepmark/source'];

/** Tests of a package that needs no browser. @param {string} name */
export const nodeTests = (name) =>
  defineConfig({
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      restoreMocks: true,
      // Node itself takes seconds to start on a busy machine; a test that hangs still ends.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });
