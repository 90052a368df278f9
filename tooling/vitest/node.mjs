import { defineConfig } from 'vitest/config';

const conditions = ['@keepmark/source'];

/** Test settings of a package for Node. @param {string} name */
export const nodeTests = (name) =>
  defineConfig({
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      restoreMocks: true,
      // Node takes seconds to start on a busy machine. A test that hangs still ends.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  });
