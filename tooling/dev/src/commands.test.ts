import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { workspace } from './workspace';

const manifest = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { packageManager: string };

/** Runs a script of the repository as a person does. @returns its exit code and last line, without colors, which CI adds */
const run = (words: string[], environment: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: unknown; lastLine: string }>((done) => {
    const options = { cwd: workspace, env: { ...process.env, ...environment } };
    // Both outputs in the order a terminal shows them.
    const command = ['-c', 'exec "$@" 2>&1', 'sh', 'npx', '-y', manifest.packageManager, ...words];
    execFile('sh', command, options, (error, stdout) =>
      done({ code: error?.code, lastLine: stripVTControlCharacters(stdout).trim().split('\n').at(-1) ?? '' }),
    );
  });

describe.runIf(process.platform !== 'win32')('the last thing on the screen', () => {
  it.each([
    [['start'], { KEEPMARK_API_PORT: 'four' }, /KEEPMARK_API_PORT takes a port from 1 to 65535, not "four"\.$/],
    [['feeds:ingest', 'nonsense'], {}, /nonsense/],
    [['companies:import', 'missing.csv', '--group', 'Ours'], {}, /missing\.csv cannot be read\. Check its name\.$/],
  ])('is the message of pnpm %j', async (words, environment, message) => {
    const { code, lastLine } = await run(words, environment);
    expect(code).toBe(1);
    expect(lastLine).toMatch(message);
  });
});
