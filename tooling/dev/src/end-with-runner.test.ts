import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

it.runIf(process.platform !== 'win32')('a start ends when its package manager is killed behind a shell', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'keepmark-runner-'));
  try {
    writeFileSync(
      join(directory, 'start.mjs'),
      `const { endWithRunner } = await import(${JSON.stringify(new URL('end-with-runner.ts', import.meta.url).href)});
       endWithRunner(() => { console.log('ended'); process.exit(); });
       setInterval(() => {}, 1000);
       console.log('up');`,
    );
    // A stand-in for the package manager, whose shell stays because it has more to do.
    writeFileSync(
      join(directory, 'manager.mjs'),
      `import { spawn } from 'node:child_process';
       const command = '"$NODE" --import "$TSX" start.mjs; true';
       spawn('sh', ['-c', command], { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } });`,
    );
    const manager = spawn(process.execPath, ['manager.mjs'], {
      cwd: directory,
      env: { ...process.env, NODE: process.execPath, TSX: import.meta.resolve('tsx') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    for await (const line of createInterface({ input: manager.stdout })) {
      lines.push(line);
      if (line === 'up') manager.kill('SIGKILL');
    }
    expect(lines).toEqual(['up', 'ended']);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
