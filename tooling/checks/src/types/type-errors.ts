import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { API } from 'typescript-native/unstable/async';
import type { WorkspacePackage } from '../workspace';
import { errorLine } from './error-line';
import { packageErrors } from './package-errors';
import { type TypedPackage, typedPackages } from './typed-packages';
import { existsSync, readdirSync } from 'node:fs';

/**
 * The sources of a package that its tsconfig doesn't include, whose errors nothing would find. The compiler itself skips
 * `a.test.tsx` next to `a.test.ts`.
 * @param listed absolute paths
 */
function unlistedSources(packageFolder: string, listed: ReadonlySet<string>): string[] {
  const folder = join(packageFolder, 'src');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => !listed.has(file));
}

/**
 * Type-checks packages, each file once with the settings of its package, and returns a line for each error. The packages
 * are used from source: a compiler for each package would check most files ten times.
 */
export async function typeErrors(
  directory: string,
  packages: readonly Pick<WorkspacePackage, 'folder'>[],
): Promise<string[]> {
  const lines = new Set<string>();
  const compilers = Array.from(
    { length: Math.min(availableParallelism(), packages.length) },
    () => new API({ cwd: directory }),
  );
  try {
    const [first] = compilers;
    const waiting = first ? await typedPackages(first, directory, packages) : [];
    const listed = new Set(waiting.flatMap(({ files }) => files));
    for (const file of waiting.flatMap(({ configFile }) => unlistedSources(dirname(configFile), listed))) {
      lines.add(`${relative(directory, file)}: error: no tsconfig.json lists it, or a file of the same name hides it`);
    }
    const work = async (api: API) => {
      let previous: TypedPackage | undefined;
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const error of await packageErrors(api, next, listed, previous)) lines.add(errorLine(directory, error));
        previous = next;
      }
    };
    await Promise.all(compilers.map(work));
  } finally {
    await Promise.all(compilers.map((api) => api.close()));
  }
  return [...lines].toSorted();
}
