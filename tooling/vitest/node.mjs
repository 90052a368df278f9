import { defineConfig } from 'vitest/config';
import { moreProjects } from './more-projects.mjs';

const conditions = ['@keepmark/source', 'module', 'node', 'development|production'];

/** @param {import('vitest/config').TestUserConfig} test */
const project = (test) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: /** @type {const} */ ('node'),
    include: ['src/**/*.test.ts'],
    // As in vitest.config.ts: Vitest runs projects together only if they agree.
    maxWorkers: '100%',
    restoreMocks: true,
    // Node takes seconds to start on a busy machine. A test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...test,
  },
});

/** Test settings of a package for Node. @param {string} name */
export const nodeTests = (name) => defineConfig(project({ name }));

/**
 * The same for a package that takes long to load: its files run one after the other with the same modules. Those that
 * replace modules have their own.
 * @param {string} name
 * @param {import('vitest/config').TestUserConfig} settings for the files that share modules
 */
export const sharedNodeTests = (name, settings) =>
  defineConfig({
    plugins: [
      moreProjects(
        ({ alone }) => [{ name: `${name}-alone`, include: alone }],
        (test, root) => ({ root, ...project(test) }),
      ),
    ],
    ...project({ ...settings, isolate: false, setupFiles: ['@keepmark/vitest/leave-clean'], name }),
  });
