import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspace } from './workspace';

let checkout: string;

/** Outside /tmp, since a clean room has its own. */
beforeAll(() => {
  const parent = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
  checkout = mkdtempSync(join(parent, 'keepmark-clean-room-test-'));
  mkdirSync(join(checkout, '.ci'));
  cpSync(join(workspace, '.ci/clean-room'), join(checkout, '.ci/clean-room'));
  for (const folder of ['apps/site/dist', '.turbo', 'apps/site/node_modules/.cache', 'apps/site/node_modules/zod']) {
    mkdirSync(join(checkout, folder), { recursive: true });
    writeFileSync(join(checkout, folder, 'left-behind'), '');
  }
});

afterAll(() => rmSync(checkout, { recursive: true }));

function inRoom(script: string, env: NodeJS.ProcessEnv = {}) {
  return spawnSync('bash', [join(checkout, '.ci/clean-room'), 'bash', '-c', script], {
    encoding: 'utf8',
    env: { ...process.env, IN_CLEAN_ROOM: '', ...env },
  });
}

function canMount(): boolean {
  const script = 'mount --make-rprivate / && mount --bind /var/tmp /tmp';
  return spawnSync('unshare', ['--mount', 'bash', '-c', script]).status === 0;
}

describe.runIf(canMount())('the clean room', () => {
  it('hides files of earlier runs in /tmp, builds and caches', () => {
    const marker = mkdtempSync('/tmp/keepmark-left-behind-');
    const { stdout } = inRoom('find /tmp apps .turbo -name "*left-behind*"');
    rmSync(marker, { recursive: true });
    expect(stdout).toBe('apps/site/node_modules/zod/left-behind\n');
  });

  it('restores everything, and leaves nothing of its own', () => {
    inRoom(
      'echo built > apps/site/dist/index.js; echo file > /tmp/keepmark-of-the-room; echo new > ~/.cache/of-the-room',
    );
    expect(existsSync(join(checkout, 'apps/site/dist/left-behind'))).toBe(true);
    expect(existsSync(join(checkout, 'apps/site/dist/index.js'))).toBe(false);
    expect(existsSync('/tmp/keepmark-of-the-room')).toBe(false);
    expect(existsSync(join(homedir(), '.cache/of-the-room'))).toBe(!existsSync(join(homedir(), '.cache')));
  });

  it('leaves no folder in /var/tmp', () => {
    const rooms = () =>
      execFileSync('bash', ['-c', 'ls /var/tmp | grep keepmark-clean-room. || true'], { encoding: 'utf8' });
    const before = rooms();
    inRoom('true');
    expect(rooms()).toBe(before);
  });

  it('drops the environment variables of the shell', () => {
    const { stdout } = inRoom('echo "$KEEPMARK_API_PORT|$DATABASE_URL|$IN_CLEAN_ROOM"', {
      KEEPMARK_API_PORT: '4444',
      DATABASE_URL: 'postgres://localhost/mine',
    });
    expect(stdout).toBe('||1\n');
  });
});

it('exits with the code of the command', () => {
  expect(inRoom('exit 7').status).toBe(7);
});

it('runs the command as it is inside another clean room', () => {
  const marker = mkdtempSync(join(tmpdir(), 'keepmark-nested-'));
  const { stdout, stderr } = inRoom(`ls -d ${marker}`, { IN_CLEAN_ROOM: '1' });
  rmSync(marker, { recursive: true });
  expect({ stdout, stderr }).toEqual({ stdout: `${marker}\n`, stderr: '' });
});

it('warns and runs the command where the machine allows no clean room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepmark-no-unshare-'));
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const { stdout, stderr } = inRoom('echo ran', { PATH: `${folder}:${process.env['PATH']}` });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe('ran\n');
  expect(stderr).toContain('Clean room: not available here');
});

it('runs the tests in CI', () => {
  expect(readFileSync(join(workspace, '.ci/run'), 'utf8')).toMatch(
    /^\.ci\/clean-room env .*npx -y pnpm@12\.21\.0 test /m,
  );
});
