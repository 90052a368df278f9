import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findInCode, findInProse } from './find-words';

/** Written by tools, about these very words, or lists of words that people write in their résumés. */
const skipped = [
  /\.gen\.ts$/,
  /\/drizzle\//,
  /CHANGELOG\.md$/,
  /^\.changeset\//,
  /^tooling\/checks\/src\/words\//,
  /^packages\/grounding\/src\/(?:acts|vocabulary\/aliases)\.ts$/,
  /^packages\/resume-reader\/src\/recognize\/(?:section-names|words)\.ts$/,
  /^packages\/resumes\/src\/review\/english-verbs\.ts$/,
  /^apps\/api\/src\/places\/(?:place-type-words|place-kind-words|osm\/osm-map-location)\.ts$/,
];

/**
 * The findings in every file of the checkout that git knows, new ones included.
 * @param folder only files in it, such as "packages/jobs"
 */
export function checkWords(workspace: string, folder?: string): { fileCount: number; findings: Finding[] } {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder ?? '.'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed
    .split('\n')
    .filter(
      (path) =>
        /\.(?:tsx?|mts|md)$/.test(path) &&
        !skipped.some((pattern) => pattern.test(path)) &&
        existsSync(join(workspace, path)),
    );
  const findings = paths.flatMap((path) => {
    const text = readFileSync(join(workspace, path), 'utf8');
    return path.endsWith('.md') ? findInProse(path, text) : findInCode(path, text);
  });
  return { fileCount: paths.length, findings };
}
