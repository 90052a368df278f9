import { filesAlone } from './files-alone.mjs';

/**
 * @typedef {import('vitest/config').TestUserConfig & { name: string, include: string[] }} NamedTests
 * @typedef {{ alone: string[], exclude: string[] }} Files `alone` need modules of their own; all others exclude these
 */

/**
 * Adds projects to that of a package, and leaves the tests that need modules of their own out of the package's project.
 * `--project NAME` runs them too.
 * @param {(files: Files) => NamedTests[]} choose those without files are left out
 * @param {(test: NamedTests, root: string) => import('vitest/config').UserWorkspaceConfig} settings
 * @returns {import('vitest/config').Plugin}
 */
export const moreProjects = (choose, settings) => ({
  name: 'keepmark:more-projects',
  // Vitest waits for it, though its type doesn't say so.
  // oxlint-disable-next-line typescript/no-misused-promises
  async configureVitest({ vitest, project: { config }, injectTestProjects }) {
    const alone = filesAlone(config.root);
    config.exclude = [...config.exclude, ...alone];
    const projects = choose({ alone, exclude: config.exclude }).filter(({ include }) => include.length > 0);
    if (vitest.config.project.length > 0) vitest.config.project.push(...projects.map(({ name }) => name));
    // Each has all of its settings: it must not inherit those of the package's project.
    await injectTestProjects(projects.map((test) => Object.assign(settings(test, config.root), { extends: false })));
  },
});
