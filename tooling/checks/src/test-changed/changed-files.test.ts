import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed-files';

let repository: string;
const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...given], { cwd: repository });
const write = (name: string, text: string) => writeFileSync(join(repository, name), text);

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'keepmark-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['same.ts', 'edited.ts', 'gone.ts']) write(name, '1');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
});
afterEach(() => rmSync(repository, { recursive: true }));

it('lists edited and new files, not those that are gone', () => {
  write('edited.ts', '2');
  write('new file.ts', '1');
  rmSync(join(repository, 'gone.ts'));
  expect(changedFiles(repository, 'HEAD')).toEqual(['edited.ts', 'new file.ts']);
});

it('lists what a branch changed since it left another', () => {
  git('checkout', '--quiet', '-b', 'work');
  write('edited.ts', '2');
  git('commit', '--quiet', '--all', '--message=second');
  expect(changedFiles(repository, 'HEAD')).toEqual([]);
  expect(changedFiles(repository, 'main')).toEqual(['edited.ts']);
});
