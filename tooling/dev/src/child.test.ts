import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runChild } from './child';
import { createClosing } from './closing';

let directory: string;

const script = (name: string, text: string) => {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
};

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepmark-child-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const isAlive = (processId: number) => {
  try {
    process.kill(processId, 0);
    // A process that ended but wasn't waited for still has its ID.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${processId}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('runChild', () => {
  it('passes on the lines of both outputs and says how the child ended', async () => {
    const lines: string[] = [];
    const path = script('speak.mjs', "console.log('one\\ntwo'); console.error(process.env.WORD); process.exit(3)");
    const child = runChild({
      name: 'It',
      args: [path],
      directory,
      environment: { WORD: 'three' },
      onLine: (line) => lines.push(line),
    });
    expect(await child.ended).toBe('with code 3');
    expect(lines.sort()).toEqual(['one', 'three', 'two']);
  });

  it('lets a child and its own children shut down cleanly', async () => {
    const lines: string[] = [];
    script('grandchild.mjs', "setInterval(() => {}, 1000); console.log('up ' + process.pid)");
    const path = script(
      'parent.mjs',
      `import { spawn } from 'node:child_process';
       process.on('SIGTERM', () => { console.log('saved'); process.exit(0); });
       spawn(process.execPath, ['grandchild.mjs'], { stdio: 'inherit' });`,
    );
    const child = runChild({ name: 'It', args: [path], directory, onLine: (line) => lines.push(line) });
    await vi.waitFor(() => expect(lines).toHaveLength(1), 30_000);
    await child.stop();
    expect(lines).toContain('saved');
    expect(isAlive(Number(lines[0]?.split(' ')[1]))).toBe(false);
  });

  it.runIf(process.platform === 'linux')('does not outlive a parent that is killed', async () => {
    const path = script(
      'killed.mjs',
      `const { runChild } = await import(${JSON.stringify(new URL('child.ts', import.meta.url).href)});
       runChild({ name: 'It', args: ['-e', 'setInterval(() => {}, 1000); console.log(process.pid)'],
         directory: process.cwd(), onLine: (line) => console.log(line) });`,
    );
    const parent = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), path], {
      cwd: import.meta.dirname,
    });
    const childId = await new Promise<number>((done) => {
      parent.stdout.once('data', (data: Buffer) => done(Number(data.toString())));
    });
    expect(isAlive(childId)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(childId)).toBe(false), 30_000);
  });
});

describe('createClosing', () => {
  it('stops parts in reverse order, continues after an error, and stops parts added late', async () => {
    const steps: string[] = [];
    const errors: unknown[] = [];
    const closing = createClosing((error) => errors.push(error));
    closing.add(() => void steps.push('first'));
    closing.add(() => {
      throw new Error('broken');
    });
    closing.add(async () => {
      closing.add(() => void steps.push('late'));
      steps.push('last');
    });
    await closing.close();
    expect(steps).toEqual(['last', 'late', 'first']);
    expect(errors).toEqual([new Error('broken')]);
  });
});
