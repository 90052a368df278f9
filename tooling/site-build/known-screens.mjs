import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Reads a TypeScript file of the workspace. @param {string} path */
const read = async (path) => (await runnerImport(join(workspace, path), { configFile: false })).module;

/** @returns {Promise<import('@keepmark/first-paint/preload-script').Screens>} the screens that people open most */
export const knownScreens = () => read('packages/suite/src/main-screens.ts');

/** @returns {Promise<string[]>} the ends of the paths of the public pages' modules */
export async function publicPageModules() {
  const { staticPages } = await read('packages/app-shell/src/prerender/static-pages.ts');
  return ['jobs', 'places'].flatMap((variant) => staticPages({ variant }).map(({ module }) => module));
}
