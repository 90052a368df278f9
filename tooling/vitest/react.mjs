import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { moreProjects } from './more-projects.mjs';

const conditions = ['@keepmark/source', 'module', 'browser', 'development|production'];

/** A project for one kind of test file. @param {import('vitest/config').TestUserConfig} test */
const project = (test) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // As in vitest.config.ts: Vitest runs projects together only if they agree.
    maxWorkers: '100%',
    restoreMocks: true,
    // A busy machine renders slowly. A test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    css: { modules: { classNameStrategy: /** @type {const} */ ('non-scoped') } },
    ...test,
  },
});

/** Tests in a page. */
const inPage = {
  environment: 'happy-dom',
  // A thread starts faster than a process. It can't set its time zone.
  pool: /** @type {const} */ ('threads'),
  setupFiles: ['@keepmark/vitest/react-setup'],
};

/**
 * Tests that need no page. A start of happy-dom and Testing Library for each would cost more than most of these tests.
 */
const inNode = { environment: 'node', setupFiles: ['@keepmark/vitest/leave-clean'] };

/**
 * Test settings of a package with React: `*.test.tsx` in happy-dom, `*.test.ts` in Node. Files run one after the other in the
 * same page and with the same libraries: loading happy-dom, React and Mantine again takes longer than most tests. Those that
 * replace modules have their own.
 * @param {string} name
 */
export const reactTests = (name) =>
  defineConfig({
    plugins: [
      react(),
      moreProjects(
        ({ alone, exclude }) => [
          { ...inNode, isolate: false, name: `${name}-node`, include: ['src/**/*.test.ts'], exclude },
          { ...inNode, name: `${name}-node-alone`, include: alone.filter((file) => file.endsWith('.ts')) },
          { ...inPage, name: `${name}-alone`, include: alone.filter((file) => file.endsWith('.tsx')) },
        ],
        (test, root) => ({ root, plugins: [react()], ...project(test) }),
      ),
    ],
    ...project({ ...inPage, isolate: false, name, include: ['src/**/*.test.tsx'] }),
  });
