import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Shadow } from './shadow';
import { memoryDisk, type ShadowDisk, shadowDisk } from './shadow-disk';

const row = { values: { title: 'Baker' }, stamps: { base: 5, fields: {} } };
const entry = (id: string, print: string | undefined = 'ff') => {
  return { itemId: `item-${id}`, table: 'jobs', id, revision: 3, row, version: `v${id}`, print };
};

async function stored() {
  const indexedDB = new IDBFactory();
  const disk = shadowDisk('shadow', () => indexedDB);
  const shadow = await Shadow.open(disk, 1);
  shadow.set(entry('1'));
  shadow.set(entry('2', '1'));
  shadow.setMeta({ cursor: 9 });
  await shadow.save();
  return { disk, shadow };
}

it('is read again as it was', async () => {
  const { disk, shadow } = await stored();
  const again = await Shadow.open(disk, 1);
  expect(again.meta).toEqual(shadow.meta);
  expect(again.ofRow('jobs', '1')).toEqual(entry('1'));
  expect(again.versions.get('jobs')).toEqual(
    new Map([
      ['1', 'v1'],
      ['2', 'v2'],
    ]),
  );
  expect(again.totals).toEqual({ count: 2, sum: 0x100n });
});

it('counts each item once, and forgets what was removed', async () => {
  const { disk, shadow } = await stored();
  shadow.set(entry('1', '2'));
  shadow.remove('item-2');
  expect(shadow.totals).toEqual({ count: 1, sum: 2n });
  await shadow.save();
  const again = await Shadow.open(disk, 1);
  expect(again.totals).toEqual({ count: 1, sum: 2n });
  expect(again.ofRow('jobs', '2')).toBeUndefined();
});

it('lists what is to be pushed', async () => {
  const { shadow } = await stored();
  expect(shadow.unsent).toEqual([]);
  shadow.set({ ...entry('1'), isDirty: true });
  shadow.set({ ...entry('2'), gone: 7 });
  expect(shadow.unsent.map(({ id }) => id)).toEqual(['1', '2']);
  shadow.set(entry('1'));
  expect(shadow.unsent.map(({ id }) => id)).toEqual(['2']);
});

it('keeps rows as the base of merges when the server’s items are others', async () => {
  const { disk, shadow } = await stored();
  shadow.rebase({ keyVersion: 2 }, new Map([[shadow.get('item-1')!, 'new-1']]));
  await shadow.save();
  const again = await Shadow.open(disk, 2);
  expect(again.meta).toMatchObject({ cursor: 0, keyVersion: 2, isComplete: false });
  expect(again.get('new-1')).toMatchObject({ revision: 0, row, version: 'v1' });
  expect(again.get('item-1')).toBeUndefined();
  expect(again.totals).toEqual({ count: 0, sum: 0n });
});

it('forgets everything, with another mark', async () => {
  const { disk, shadow } = await stored();
  const { mark, writer } = shadow.meta;
  shadow.void(1);
  await shadow.save();
  const again = await Shadow.open(disk, 1);
  expect(again.isEmpty).toBe(true);
  expect(again.meta.mark).not.toBe(mark);
  expect(again.meta.writer).not.toBe(writer);
});

it('stores with the next write what a write couldn’t', async () => {
  const inner = memoryDisk();
  let isFull = false;
  const disk: ShadowDisk = {
    ...inner,
    write: (...given) => (isFull ? Promise.reject(new Error('Full.')) : inner.write(...given)),
  };
  const shadow = await Shadow.open(disk, 1);
  isFull = true;
  shadow.set(entry('1'));
  await expect(shadow.save()).rejects.toThrow('Full.');
  isFull = false;
  shadow.set(entry('2'));
  await shadow.save();
  expect((await inner.read()).entries).toHaveLength(2);
});

it('is in memory in a browser that denies IndexedDB', async () => {
  const disk = shadowDisk('shadow', () => Promise.reject(new Error('Denied.')));
  const shadow = await Shadow.open(disk, 1);
  shadow.set(entry('1'));
  await shadow.save();
  expect(disk.isStored).toBe(false);
  expect((await Shadow.open(disk, 1)).isEmpty).toBe(false);
});
