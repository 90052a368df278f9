import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { ada, directoryCalls } from '../testing/directory-calls';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
const { added, get } = directoryCalls(() => test);

/** Runs the command as pnpm does, from the package's folder. */
function run(...parameters: string[]): Promise<{ code: number; output: string; errors: string }> {
  const command = ['--conditions=@keepmark/source', '--import=tsx', fileURLToPath(new URL('cli.ts', import.meta.url))];
  const env = { PATH: process.env['PATH'], DATABASE_URL: test.environment.DATABASE_URL };
  return new Promise((done) => {
    execFile(process.execPath, [...command, ...parameters], { env }, (error, output, errors) => {
      done({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}

describe('companies:review', () => {
  it('lists what waits with all that its author says, approves and rejects it', async () => {
    expect(await run()).toMatchObject({ code: 0, output: 'No company is waiting for review.\n' });
    const acme = await added({
      companyName: 'Acme\u202E.cni',
      groupName: 'My List',
      url: 'acme.example',
      description: 'Anvils.\nAnd more.',
      lat: 30.27,
      lng: -97.74,
    });
    const beta = await added({ companyName: 'Beta', groupName: 'My List' });
    const { output } = await run();
    expect(output).toMatch(/^2 companies wait for review\.\n/);
    expect(output).toContain(`  Acme\\u{202e}.cni
  groupName: My List
  url: https://acme.example/
  description: Anvils.
    And more.
  position: 30.27, -97.74
`);
    const [acmeId = '', betaId = ''] = output.match(/^\d+-[\da-f]{8}/gm) ?? [];
    expect(await run('approve', acmeId)).toMatchObject({ code: 0, output: 'Approved 1 company: Acme\\u{202e}.cni.\n' });
    expect(await run('reject', betaId, '--reason', 'Add a website.')).toMatchObject({
      code: 0,
      output: 'Rejected 1 company: Beta.\n',
    });
    expect((await get(acme.id)).status).toBe(200);
    expect((await get(beta.id, ada)).answer['data']).toMatchObject({
      review: 'rejected',
      reviewNote: 'Add a website.',
    });
    expect((await run('approve', acmeId)).errors).toMatch(
      /^Company \d+ is not waiting for review\. Nothing was changed\.\n$/,
    );
  });

  it.each([
    [['approve', '12'], /^"12" is not an id of the list\. Copy it whole/],
    [['approve', '999-00000000'], /^Company 999 is not waiting for review\. Nothing was changed\.\n$/],
    [['approve'], /^Usage: pnpm companies:review/],
    [['approve', '1-00000000', '--reason', 'Nice'], /^Usage: pnpm companies:review/],
    [['delete', '1'], /^Usage: pnpm companies:review/],
    [['--all'], /^Usage: pnpm companies:review/],
  ])('says in one sentence why it cannot: %j', async (parameters, message) => {
    const { code, errors, output } = await run(...parameters);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(message);
  });
});
