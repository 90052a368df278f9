import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory } from './start-lock';

let directory: string;
let lockFile: string;
const children: ChildProcess[] = [];

/** A living process whose command line is this. */
const run = (...args: string[]) => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...args]);
  children.push(child);
  return child;
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepmark-lock-'));
  lockFile = join(directory, 'start.pid');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

describe('lockDataDirectory', () => {
  it('makes the folder, keeps it for this process and gives it back', () => {
    const inner = join(directory, 'new', 'folder');
    const release = lockDataDirectory(inner);
    expect(readFileSync(join(inner, 'start.pid'), 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(join(inner, 'start.pid'))).toBe(false);
  });

  it('refuses a folder on which another start runs, and says which', () => {
    const { pid } = run('tooling/dev/src/start.ts');
    writeFileSync(lockFile, String(pid));
    expect(() => lockDataDirectory(directory)).toThrow(
      `Keepmark already runs on ${directory} (process ${pid}): stop that one first, or choose another folder with KEEPMARK_DATA_DIR.`,
    );
    expect(readFileSync(lockFile, 'utf8')).toBe(String(pid));
  });

  it('takes over what a killed start left behind', async () => {
    const dead = run('tooling/dev/src/start.ts');
    dead.kill('SIGKILL');
    await new Promise((done) => dead.once('exit', done));
    writeFileSync(lockFile, String(dead.pid));
    lockDataDirectory(directory)();
    expect(existsSync(lockFile)).toBe(false);
  });

  it.runIf(existsSync('/proc/self/cmdline'))('takes over when the number now belongs to another program', () => {
    writeFileSync(lockFile, String(run('another-program').pid));
    lockDataDirectory(directory)();
    expect(existsSync(lockFile)).toBe(false);
  });

  it('says what is wrong with a folder that cannot be one', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => lockDataDirectory(join(file, 'data'))).toThrow(/cannot be written .*KEEPMARK_DATA_DIR/);
  });
});
