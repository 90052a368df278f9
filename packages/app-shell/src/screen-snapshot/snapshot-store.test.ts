import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { ScreenSnapshot } from '@keepmark/first-paint/screen-snapshot';
import { createSnapshotStore } from './snapshot-store';

const snapshot = (savedMs: number): ScreenSnapshot => ({
  html: `<main>${savedMs}</main>`,
  sheets: [],
  title: 'Jobs',
  script: '/assets/index.js',
  variant: 'jobs',
  width: 1440,
  savedMs,
});

function open() {
  const indexedDB = new IDBFactory();
  return createSnapshotStore(() => indexedDB);
}

it('replaces the snapshot of the same address', async () => {
  const store = open();
  await store.save('/jobs/list', snapshot(1));
  await store.save('/jobs/list', snapshot(2));
  expect((await store.read('/jobs/list'))?.savedMs).toBe(2);
});

it('stores the newest twelve', async () => {
  const store = open();
  for (let at = 1; at <= 14; at += 1) await store.save(`/job/edit/${at}`, snapshot(at));
  await store.save('/job/edit/3', snapshot(15));
  await store.save('/job/edit/15', snapshot(16));
  const saved = await Promise.all(Array.from({ length: 15 }, (_, at) => store.read(`/job/edit/${at + 1}`)));
  expect(saved.map((found) => found?.savedMs)).toEqual([
    undefined,
    undefined,
    15,
    undefined,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    16,
  ]);
});

it('forgets all of them', async () => {
  const store = open();
  await store.save('/jobs/list', snapshot(1));
  await store.forgetAll();
  expect(await store.read('/jobs/list')).toBeUndefined();
});
