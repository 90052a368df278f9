import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Lists the modules in each file of the build, beside Vite's manifest. The size check reads there that the first load of
 * a site has no code of any feature.
 * @returns {import('vite').Plugin}
 */
export const chunkModules = () => ({
  name: 'keepmark:chunk-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const paths = Object.keys(file.modules).map((id) => relative(workspace, id.replaceAll('\0', '')));
      return [[file.fileName, paths]];
    });
    this.emitFile({
      type: 'asset',
      fileName: '.vite/chunk-modules.json',
      source: JSON.stringify(Object.fromEntries(modules)),
    });
  },
});
