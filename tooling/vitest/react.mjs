import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['@keepmark/source', 'module', 'browser', 'development|production'];

/** Test settings of a package with React, in happy-dom. @param {string} name */
export const reactTests = (name) =>
  defineConfig({
    plugins: [react()],
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['@keepmark/vitest/react-setup'],
      restoreMocks: true,
      // A busy machine renders slowly. A test that hangs still ends.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  });
