import { expect, it } from 'vitest';
import { syncLimits, syncPush } from './sync';
import { pushBlob } from './sync-blobs';

const id = (letter: string) => letter.repeat(43);
const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
const item = (changes: object = {}) => ({
  id: id('a'),
  baseRevision: 0,
  isDeleted: false,
  body: base64(30),
  ...changes,
});
const takes = (...items: object[]) => syncPush.safeParse({ keyVersion: 1, items }).success;

it('takes items up to their limits', () => {
  expect(takes(item(), item({ id: id('b'), isDeleted: true, body: '' }))).toBe(true);
  expect(takes(item({ body: base64(syncLimits.bytesPerItem) }))).toBe(true);
  expect(takes(...Array.from({ length: 500 }, (_, n) => item({ id: `${n}`.padStart(43, '-') })))).toBe(true);
});

it('refuses what is too much', () => {
  expect(takes()).toBe(false);
  expect(takes(item({ body: base64(syncLimits.bytesPerItem + 1) }))).toBe(false);
  expect(takes(...Array.from({ length: 501 }, (_, n) => item({ id: `${n}`.padStart(43, '-') })))).toBe(false);
  const large = ['a', 'b', 'c', 'd', 'e'].map((letter) => item({ id: id(letter), body: base64(256 * 1024) }));
  expect(takes(...large.slice(1))).toBe(true);
  expect(takes(...large)).toBe(false);
});

it('refuses an item twice in one push', () => {
  expect(takes(item(), item({ baseRevision: 3 }))).toBe(false);
});

it.each(['YQ', 'YQ=', 'Y===', 'Y=Q=', '====', 'YQ_-', 'YQ ==', 'YQé=', 7, null])('refuses %j as base64', (body) => {
  expect(takes(item({ body }))).toBe(false);
});

it.each([id('a').slice(1), `${id('a')}a`, `${id('a').slice(1)}/`, '', 7, null])('refuses %j as an id', (wrong) => {
  expect(takes(item({ id: wrong }))).toBe(false);
});

it('refuses a piece after the last one of a file', () => {
  const piece = { keyVersion: 1, id: id('a'), chunkCount: 2, body: base64(syncLimits.bytesPerChunk) };
  expect(pushBlob.body.safeParse({ ...piece, chunk: 1 }).success).toBe(true);
  expect(pushBlob.body.safeParse({ ...piece, chunk: 2 }).success).toBe(false);
  expect(pushBlob.body.safeParse({ ...piece, chunk: 0, body: '' }).success).toBe(false);
});
