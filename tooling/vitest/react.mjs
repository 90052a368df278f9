import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['@keepmark/source', 'module', 'browser', 'development|production'];

/** A project for one kind of test file. @param {import('vitest/config').TestUserConfig} test */
const project = (test) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    restoreMocks: true,
    // A busy machine renders slowly. A test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    css: { modules: { classNameStrategy: /** @type {const} */ ('non-scoped') } },
    ...test,
  },
});

/**
 * Adds the project of the tests that need no page. A start of happy-dom and Testing Library for each would cost more than
 * most of these tests. `--project NAME` runs it too.
 * @param {string} name
 * @returns {import('vitest/config').Plugin}
 */
const nodeProject = (name) => ({
  name: 'keepmark:node-project',
  // Vitest waits for it, though its type doesn't say so.
  // oxlint-disable-next-line typescript/no-misused-promises
  async configureVitest({ vitest, project: { config }, injectTestProjects }) {
    const nodeName = `${name}-node`;
    if (vitest.config.project.length > 0) vitest.config.project.push(nodeName);
    await injectTestProjects({
      root: config.root,
      plugins: [react()],
      ...project({
        name: nodeName,
        environment: 'node',
        include: ['src/**/*.test.ts'],
      }),
    });
  },
});

/** Test settings of a package with React: `*.test.tsx` in happy-dom, `*.test.ts` in Node. @param {string} name */
export const reactTests = (name) =>
  defineConfig({
    plugins: [react(), nodeProject(name)],
    ...project({
      name,
      environment: 'happy-dom',
      // A thread starts faster than a process, and each file has its own modules in it, too. It can't set its time zone.
      pool: /** @type {const} */ ('threads'),
      include: ['src/**/*.test.tsx'],
      setupFiles: ['@keepmark/vitest/react-setup'],
    }),
  });
