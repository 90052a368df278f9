import { cachedFiles } from './cached-files.mjs';
import { knownScreens } from './known-screens.mjs';

/**
 * Has V8 compile every function of a file beside the page, while it downloads. Without it, each function is compiled on the
 * main thread when it first runs: a quarter of the time until a list shows its first row. Other engines skip a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the files of the main screens. Elsewhere most functions of a file wait for something that people may
 * never do, and compiling them would only take memory.
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {readonly string[]} mainModules the ends of their paths
 */
export function addCompileHints(bundle, mainModules) {
  for (const name of cachedFiles(bundle, mainModules).main) {
    const file = bundle[name];
    // It counts only at the very start of a file.
    if (file?.type === 'chunk') file.code = compileHint + file.code;
  }
}

/** @returns {import('vite').Plugin} */
export const compileEarly = () => ({
  name: 'keepmark:compile-early',
  apply: 'build',
  generateBundle: {
    // After the code is minified, which drops comments.
    order: 'post',
    async handler(_, bundle) {
      const { mainScreens, signedInModules } = await knownScreens();
      addCompileHints(bundle, [...signedInModules, ...mainScreens.flatMap(({ modules }) => modules)]);
    },
  },
});
