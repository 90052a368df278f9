import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory } from './start-lock';

let directory: string;
let lockFile: string;
const children: ChildProcess[] = [];

/** Runs a process with this command line. */
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
  it('creates the folder, locks it for this process, and releases it', () => {
    const inner = join(directory, 'new', 'folder');
    const release = lockDataDirectory(inner);
    expect(readFileSync(join(inner, 'start.pid'), 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(join(inner, 'start.pid'))).toBe(false);
  });

  it('refuses a folder that another start uses, and names that process', () => {
    const { pid } = run('tooling/dev/src/start.ts');
    writeFileSync(lockFile, String(pid));
    expect(() => lockDataDirectory(directory)).toThrow(
      `Keepmark is already running on ${directory} (process ${pid}). Stop it first, or choose another folder with KEEPMARK_DATA_DIR.`,
    );
    expect(readFileSync(lockFile, 'utf8')).toBe(String(pid));
  });

  it('takes over the lock of a killed start', async () => {
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

  it('says what is wrong with an invalid folder', () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => lockDataDirectory(join(file, 'data'))).toThrow(
      /couldn't write to the data folder .*KEEPMARK_DATA_DIR/,
    );
  });
});
