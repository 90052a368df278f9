import { execFileSync } from 'node:child_process';

/**
 * The files that differ from a commit, new ones included, without those that are gone.
 * @param since such as HEAD, for what isn't committed, or main, for what a branch changed
 * @returns paths from the repository's folder, with forward slashes
 */
export function changedFiles(repository: string, since: string): string[] {
  const list = (...given: string[]) =>
    execFileSync('git', given, { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean);
  const changed = list('diff', '--name-only', '--diff-filter=d', '-z', '--merge-base', since);
  return [...new Set([...changed, ...list('ls-files', '--others', '--exclude-standard', '-z')])].sort();
}
