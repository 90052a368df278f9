import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, seen from its sources as well as from the bundle in `dist`. */
export const packageRoot: string = (() => {
  const here = fileURLToPath(import.meta.url);
  // Greedy: the last `src` or `dist` counts, wherever the workspace is.
  return /^(.*)[/\\](?:src|dist)[/\\]/.exec(here)?.[1] ?? dirname(here);
})();
