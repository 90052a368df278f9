import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkWords } from './check-words';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'keepmark-words-'));
  execFileSync('git', ['init', '--quiet'], { cwd: workspace });
  const files = ['packages/jobs/src/job.ts', 'packages/local-store/src/store.ts', 'packages/jobs/CHANGELOG.md'];
  for (const file of files) {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), '// The centre.\n');
  }
});

afterEach(() => rmSync(workspace, { recursive: true }));

const pathsWithFindings = (folder?: string) => checkWords(workspace, folder).findings.map(({ path }) => path);

it('checks every file except those that tools write', () => {
  expect(pathsWithFindings()).toEqual(['packages/jobs/src/job.ts', 'packages/local-store/src/store.ts']);
});

it('checks only the files of a folder that is named', () => {
  expect(pathsWithFindings('packages/local-store')).toEqual(['packages/local-store/src/store.ts']);
});
