import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '@keepmark/chromium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedPage, servePage } from '../real-browser/serve-page';
import { damageRun } from './damage-run';
import { fullRun } from './full-run';
import { leaveHalfRecord } from './half-record';
import { killRun } from './kill-run';
import { tabRun } from './tab-run';

const timeout = 120_000;
let folder: string;
let served: ServedPage;

// The short form of what `pnpm --filter store-lab torture` does at length.
describe.runIf(chromiumPath() !== undefined)('in a real Chromium', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keepmark-torture-'));
    served = await servePage(fileURLToPath(new URL('page.ts', import.meta.url)), join(folder, 'page'));
  }, timeout);

  afterAll(async () => {
    await served.close();
    await rm(folder, { recursive: true });
  });

  test('killed browsers lose nothing that was acknowledged', { timeout }, async () => {
    const { owed, failures } = await killRun(served.url, join(folder, 'kills'), 2, 2000);
    expect(owed).toBeGreaterThan(0);
    expect(failures.join('\n')).toBe('');
  });

  test('half a record, after which Chromium throws IndexedDB away, loses nothing', { timeout }, async () => {
    const { owed, failures } = await killRun(served.url, join(folder, 'halves'), 3, 1500, {
      afterKill: leaveHalfRecord,
    });
    expect(owed).toBeGreaterThan(0);
    expect(failures.join('\n')).toBe('');
  });

  test('tabs that write at the same time lose nothing', { timeout }, async () => {
    expect(await tabRun(served.url, join(folder, 'tabs'), 2, 300)).toMatchObject({ lost: 0, failures: [] });
  });

  test('a store that is full to the last character says so, and memory equals disk', { timeout }, async () => {
    expect((await fullRun(served.url, join(folder, 'full'))).failures).toEqual([]);
  });

  test('damaged pages are set aside, and the rest opens', { timeout }, async () => {
    expect((await damageRun(served.url, join(folder, 'damage'))).failures).toEqual([]);
  });
});
