import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { filesAlone } from './files-alone.mjs';
import { moreProjects } from './more-projects.mjs';

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
 * The same as a further project, with its own plugins.
 * @param {import('./more-projects.mjs').NamedTests} test
 * @param {string} root
 */
const furtherProject = (test, root) => ({ root, plugins: [react()], ...project(test) });

/** Tests in a page. */
const inPage = {
  environment: 'happy-dom',
  // A thread starts faster than a process. It can't set its time zone.
  pool: /** @type {const} */ ('threads'),
  setupFiles: [fileURLToPath(new URL('react-setup.ts', import.meta.url))],
};

/**
 * Tests that need no page. A start of happy-dom and Testing Library for each would cost more than most of these tests.
 */
const inNode = {
  environment: 'node',
  setupFiles: [fileURLToPath(new URL('leave-clean.ts', import.meta.url))],
};

/**
 * Test settings of a package with React: `*.test.tsx` in happy-dom, `*.test.ts` in Node. Files run one after the other in the
 * same page and with the same libraries: loading happy-dom, React and Mantine again takes longer than most tests. Those in
 * Node that replace modules have their own.
 * @param {string} name
 */
export const reactTests = (name) =>
  defineConfig({
    plugins: [
      react(),
      moreProjects(
        ({ alone, exclude }) => [
          { ...inNode, isolate: false, name: `${name}-node`, include: ['src/**/*.test.ts'], exclude },
          { ...inNode, name: `${name}-node-alone`, include: alone },
        ],
        furtherProject,
      ),
    ],
    ...project({ ...inPage, isolate: false, name, include: ['src/**/*.test.tsx'] }),
  });

/**
 * The projects of all packages. The tests of those with React run as if they were one package's: each project of Vitest
 * transforms every module anew and starts a page of its own, which took a third of the time.
 * @param {string} root the workspace's folder
 * @returns {import('vitest/config').TestProjectConfiguration[]}
 */
export const packageTests = (root) => {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const settingsOf = (/** @type {string} */ folder) => `${folder}/vitest.config.ts`;
  const tested = folders.filter((folder) => existsSync(join(root, settingsOf(folder))));
  const [withReact, others] = partition(tested, (folder) =>
    readFileSync(join(root, settingsOf(folder)), 'utf8').includes("'@keepmark/vitest/react'"),
  );
  const alone = withReact.flatMap((folder) => filesAlone(join(root, folder)).map((file) => `${folder}/${file}`));
  const reactProjects = [
    { ...inPage, isolate: false, name: 'react', include: withReact.map((folder) => `${folder}/src/**/*.test.tsx`) },
    {
      ...inNode,
      isolate: false,
      name: 'react-node',
      include: withReact.map((folder) => `${folder}/src/**/*.test.ts`),
      exclude: alone,
    },
    { ...inNode, name: 'react-node-alone', include: alone },
  ];
  return [...reactProjects.map((test) => furtherProject(test, root)), ...others.map(settingsOf)];
};

/**
 * @param {readonly string[]} values
 * @param {(value: string) => boolean} isFirst
 * @returns {[string[], string[]]}
 */
const partition = (values, isFirst) => [values.filter(isFirst), values.filter((value) => !isFirst(value))];
