import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** One import, type-only and dynamic ones included. Paths are from the workspace's folder, with forward slashes. */
export interface Import {
  /** The file that imports, such as "packages/jobs/src/job.ts". */
  readonly file: string;
  /** As the code has it, such as "@keepmark/ui". */
  readonly specifier: string;
  /** The file that it resolves to; undefined when it resolves to none. */
  readonly target: string | undefined;
  /** Whether it loads when the code asks for it: `import()`. */
  readonly isLazy: boolean;
  /** Whether it imports types alone, which are gone when the code runs. */
  readonly isOfTypes: boolean;
}

/** This workspace's own packages resolve to their source. */
const conditionNames = ['@keepmark/source', 'types', 'import', 'default'];

/** Every import in the given folders of the workspace. */
export async function readImports(directory: string, folders: readonly string[]): Promise<Import[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: directory,
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules', `^(?!(?:${folders.join('|')})/)`] },
      exclude: { path: '(^|/)(dist|node_modules|storybook-static|test-results)/' },
    },
    { conditionNames, exportsFields: ['exports'] },
  );
  return (output as ICruiseResult).modules.flatMap((module) =>
    module.dependencies.map(({ module: specifier, resolved, couldNotResolve, dynamic, dependencyTypes }) => ({
      file: module.source,
      specifier,
      target: couldNotResolve ? undefined : resolved,
      isLazy: dynamic,
      isOfTypes: dependencyTypes.includes('type-only'),
    })),
  );
}
