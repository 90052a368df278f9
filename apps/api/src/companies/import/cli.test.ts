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
  folder = await mkdtemp(join(tmpdir(), 'keepmark-companies-'));
  database = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** Runs the command as pnpm does: from the package's folder, with the person's folder in INIT_CWD. */
function run(...parameters: string[]): Promise<{ code: number; output: string; errors: string }> {
  const command = ['--conditions=@keepmark/source', '--import=tsx', fileURLToPath(new URL('cli.ts', import.meta.url))];
  const env = { PATH: process.env['PATH'], INIT_CWD: folder, DATABASE_URL: database.url };
  return new Promise((done) => {
    execFile(process.execPath, [...command, ...parameters], { env }, (error, output, errors) => {
      done({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}

describe('companies:import', () => {
  it('reads a file from where the person stands and tells what became of it', async () => {
    const list = 'Ticker;Company;Website\nSG;Société Générale;sg.example\nX;;\nY;Acme;no address at all\n';
    await writeFile(join(folder, 'list.csv'), Buffer.from(list, 'latin1'));
    const { code, output } = await run('list.csv', '--group', 'My Index');
    expect(output).toBe(
      `My Index: 3 rows read, 2 companies added, 0 changed, 0 unchanged.
Columns: companyName, url.
Columns skipped: 1.
Rows skipped: 1 (no name).
Values dropped from imported rows: 1 (no web address).
The file is not UTF-8 and was read as Latin-1. If letters look wrong, save it as UTF-8.
`,
    );
    expect(code).toBe(0);
  });

  it.each([
    [['list.csv', '--group', 'Hiring now'], /^The feeds fill "Hiring now"\. Choose another name for your group\.\n$/],
    [['none.csv', '--group', 'x'], /none\.csv cannot be read\. Check its name\.\n$/],
  ])('says in one sentence why it cannot: %j', async (parameters, message) => {
    const { code, errors } = await run(...parameters);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
  });
});
