// pnpm test: every check and every test of the workspace. `--changed` checks only what isn't committed, `--changed=main` what
// a branch changed: the files themselves, the types of their packages, and the tests that they may break.
import { readImports } from './floors/read-imports';
import { affectedTests } from './test-changed/affected-tests';
import { changedFiles } from './test-changed/changed-files';
import { changedSections } from './test-changed/changed-sections';
import { runSections, summary } from './test-run/run-sections';
import { type Section, sections } from './test-run/sections';
import { readWorkspacePackages, workspace } from './workspace';

async function sectionsSince(commit: string): Promise<readonly Section[]> {
  const files = changedFiles(workspace, commit);
  const packages = readWorkspacePackages(workspace);
  const imports = await readImports(
    workspace,
    packages.map(({ folder }) => folder),
  );
  const changed = packages.filter(({ folder }) => files.some((path) => path.startsWith(`${folder}/`)));
  const typed = changed.filter(({ scripts }) => scripts['typecheck']).map(({ name }) => name);
  return changedSections({ files, packages: typed, tests: affectedTests(imports, files) });
}

const [, changed, commit = 'HEAD'] =
  process.argv.map((argument) => /^(--changed)(?:=(.+))?$/.exec(argument)).find((match) => match !== null) ?? [];
const results = await runSections(changed === undefined ? sections : await sectionsSince(commit));
process.stdout.write(summary(results));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
