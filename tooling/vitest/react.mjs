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

/** Tests in a page. */
const inPage = {
  environment: 'happy-dom',
  // A thread starts faster than a process. It can't set its time zone.
  pool: /** @type {const} */ ('threads'),
  setupFiles: ['@keepmark/vitest/react-setup'],
};

/** Tests that need no page. */
const inNode = { environment: 'node', setupFiles: ['@keepmark/vitest/leave-clean'] };

/**
 * Adds the projects of the tests that need no page, and of those that need modules of their own. A start of happy-dom and
 * Testing Library for each test that needs no page would cost more than most of these tests. `--project NAME` runs them too.
 * @param {string} name
 * @param {boolean} isolate
 * @returns {import('vitest/config').Plugin}
 */
const moreProjects = (name, isolate) => ({
  name: 'keepmark:more-projects',
  // Vitest waits for it, though its type doesn't say so.
  // oxlint-disable-next-line typescript/no-misused-promises
  async configureVitest({ vitest, project: { config }, injectTestProjects }) {
    const alone = filesAlone(config.root);
    config.exclude = [...config.exclude, ...alone];
    const { exclude } = config;
    const added = (
      /** @type {import('vitest/config').TestUserConfig & { name: string, include: string[] }} */ test,
    ) => ({
      root: config.root,
      plugins: [react()],
      ...project(test),
    });
    const projects = [
      added({ ...inNode, isolate, name: `${name}-node`, include: ['src/**/*.test.ts'], exclude }),
      added({ ...inNode, name: `${name}-node-alone`, include: alone.filter((file) => file.endsWith('.ts')) }),
      added({ ...inPage, name: `${name}-alone`, include: alone.filter((file) => file.endsWith('.tsx')) }),
    ].filter(({ test }) => test.include.length > 0);
    if (vitest.config.project.length > 0) vitest.config.project.push(...projects.map(({ test }) => test.name));
    await injectTestProjects(projects);
  },
});

/**
 * Test settings of a package with React: `*.test.tsx` in happy-dom, `*.test.ts` in Node. The files run one after the other
 * with the same modules and the same page: to load React, Mantine and the sources anew takes longer than most tests.
 * @param {string} name
 * @param {{ isolate?: boolean }} options `isolate` gives each file its own, for tests that leave something behind
 */
export const reactTests = (name, { isolate = false } = {}) =>
  defineConfig({
    plugins: [react(), moreProjects(name, isolate)],
    ...project({ ...inPage, isolate, name, include: ['src/**/*.test.tsx'] }),
  });
