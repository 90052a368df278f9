import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';

let folder = '';
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepmark-cli-'));
  database = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** Runs the command like pnpm: in the package's folder, with the current folder in INIT_CWD. */
function run(...parameters: string[]): Promise<{ code: number; output: string; errors: string }> {
  const command = ['--conditions=@keepmark/source', '--import=tsx', fileURLToPath(new URL('cli.ts', import.meta.url))];
  const env = { PATH: process.env['PATH'], INIT_CWD: folder, DATABASE_URL: database.url };
  return new Promise((done) => {
    execFile(process.execPath, [...command, ...parameters], { env }, (error, output, errors) => {
      done({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}

describe('feeds:ingest', () => {
  it('reads a file relative to the current folder into an empty database', async () => {
    const listing = { id: '1', company_name: 'Acme', title: 'Intern', active: false };
    await writeFile(join(folder, 'list.json'), JSON.stringify([listing, { ...listing, id: 2 }]));
    const { code, output } = await run('simplify', 'list.json');
    expect(code).toBe(0);
    expect(output).toMatch(/seen +2\n.*kept +0 .*\n.*rejected +2\n +1 {3}closed by the source\n +1 {3}unreadable id/);
  });

  it('explains a failure in one sentence', async () => {
    const { code, errors } = await run('monster');
    expect(code).toBe(1);
    expect(errors).toMatch(/^There is no feed "monster"\. Choose one of .*\.\n$/);
  });
});
