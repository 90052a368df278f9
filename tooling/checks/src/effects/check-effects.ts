import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Finding, findCleanups } from './find-cleanups';

/** A file without any of these has neither effects nor refs. */
const mayHaveCallbacks = /\buse[A-Z]\w*\(|\bref\b|Ref=/;

/** What effects and ref callbacks return that isn't a cleanup, in every file of the checkout that git knows. */
export function checkEffects(workspace: string): { fileCount: number; findings: Finding[] } {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(workspace, path)))
    .filter((path) => path.endsWith('.d.ts') || mayHaveCallbacks.test(readFileSync(join(workspace, path), 'utf8')));
  const program = ts.createProgram({
    rootNames: paths.map((path) => join(workspace, path)),
    options: {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['@keepmark/source'],
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noUncheckedIndexedAccess: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  });
  const findings = paths.flatMap((path) => {
    const file = program.getSourceFile(join(workspace, path));
    return file ? findCleanups(program, file, path) : [];
  });
  return { fileCount: paths.length, findings };
}
