import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { filesAlone } from './files-alone.mjs';

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

/** Tests that need no page. */
const inNode = { environment: 'node', setupFiles: ['@keepmark/vitest/leave-clean'] };

/**
 * Adds the projects of the tests that need no page, and of those that need modules of their own. A start of happy-dom and
 * Testing Library for each test that needs no page would cost more than most of these tests. `--project NAME` runs them too.
 * @param {string} name
 * @returns {import('vitest/config').Plugin}
 */
const moreProjects = (name) => ({
  name: 'keepmark:more-projects',
  // Vitest waits for it, though its type doesn't say so.
  // oxlint-disable-next-line typescript/no-misused-promises
  async configureVitest({ vitest, project: { config }, injectTestProjects }) {
    const alone = filesAlone(config.root);
    const added = (
      /** @type {import('vitest/config').TestUserConfig & { name: string, include: string[] }} */ test,
    ) => ({
      root: config.root,
      plugins: [react()],
      ...project(test),
    });
    const projects = [
      added({
        ...inNode,
        isolate: false,
        name: `${name}-node`,
        include: ['src/**/*.test.ts'],
        exclude: [...config.exclude, ...alone],
      }),
      added({ ...inNode, name: `${name}-node-alone`, include: alone }),
    ].filter(({ test }) => test.include.length > 0);
    if (vitest.config.project.length > 0) vitest.config.project.push(...projects.map(({ test }) => test.name));
    await injectTestProjects(projects);
  },
});

/**
 * Test settings of a package with React: `*.test.tsx` in happy-dom, each file in a page of its own; `*.test.ts` in Node, all
 * with the same modules, since loading the sources anew takes longer than most of these tests.
 * @param {string} name
 */
export const reactTests = (name) =>
  defineConfig({
    plugins: [react(), moreProjects(name)],
    ...project({
      name,
      include: ['src/**/*.test.tsx'],
      environment: 'happy-dom',
      // A thread starts faster than a process. It can't set its time zone.
      pool: 'threads',
      setupFiles: ['@keepmark/vitest/react-setup'],
    }),
  });
