import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { PmtilesWriter } from './pmtiles-writer';
import { readRange } from './read-range';

let folder: string;
let archive: string;
let test: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepmark-archive-'));
  archive = join(folder, 'own.pmtiles');
  const writer = await PmtilesWriter.create(archive);
  // Tiles of zoom 7, two of them equal.
  for (const [index, text] of ['a', 'a', 'b'].entries()) await writer.put(5461 + index, Buffer.from(text));
  await writer.finish({ bounds: { west: 7, south: 43, east: 8, north: 44 }, metadata: { attribution: '© Somebody' } });
  test = await buildTestApp({ KEEPMARK_MAP_PMTILES: archive });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const path = '/tiles/streets.pmtiles';
const get = (headers: Record<string, string> = {}, url = path) => test.app.inject({ url, headers });

describe('GET map/streets', () => {
  it('says where the streets are, and where to read them', async () => {
    const { answer } = await call(test.app, '/map/streets', { method: 'GET' });
    expect(answer).toEqual({
      success: true,
      data: {
        archive: {
          path: expect.stringMatching(/^tiles\/streets\.pmtiles\?v=[\w-]+$/),
          minZoom: 7,
          maxZoom: 14,
          areas: [[7, 43, 8, 44]],
          attribution: '© Somebody',
        },
        explainImport: false,
      },
    });
  });

  it.each([
    ['nothing has been imported', 'nowhere.pmtiles', undefined],
    ['the archive is damaged', 'damaged.pmtiles', 'no archive'],
  ])('has none while %s, and offers to explain the import', async (_when, name, content) => {
    if (content !== undefined) await writeFile(join(folder, name), content);
    const other = await buildTestApp({ KEEPMARK_MAP_PMTILES: join(folder, name) });
    const { answer } = await call(other.app, '/map/streets', { method: 'GET' });
    expect(answer).toEqual({ success: true, data: { archive: null, explainImport: true } });
    await other.close();
  });
});

describe('GET tiles/streets.pmtiles', () => {
  it('serves a range of bytes', async () => {
    const answer = await get({ range: 'bytes=0-6' });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('PMTiles');
    expect(answer.headers).toMatchObject({
      'content-length': '7',
      'content-range': expect.stringMatching(/^bytes 0-6\/\d+$/),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it('serves a range only of the archive that the caller knows, otherwise the whole', async () => {
    const { etag } = (await get({ range: 'bytes=0-6' })).headers;
    expect((await get({ range: 'bytes=0-6', 'if-range': String(etag) })).statusCode).toBe(206);
    const other = await get({ range: 'bytes=0-6', 'if-range': '"earlier"' });
    expect(other.statusCode).toBe(200);
    expect(other.rawPayload.length).toBeGreaterThan(7);
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it('is cached forever under its version, and checked otherwise', async () => {
    const { answer } = await call(test.app, '/map/streets', { method: 'GET' });
    const { archive: known } = answer['data'] as { archive: { path: string } };
    const cache = async (url: string) => (await get({ range: 'bytes=0-6' }, url)).headers['cache-control'];
    expect(await cache(`/${known.path}`)).toBe('public, max-age=31536000, immutable');
    expect(await cache(`${path}?v=earlier`)).toBe('no-cache');
  });

  it('refuses a range beyond its end', async () => {
    const answer = await get({ range: 'bytes=99999999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  });

  it('passes an archive on another server on', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as { port: number };
    const other = await buildTestApp({ KEEPMARK_MAP_PMTILES: `http://127.0.0.1:${port}${path}` });
    const answer = await other.app.inject({ url: path, headers: { range: 'bytes=0-6' } });
    expect([answer.statusCode, answer.body]).toEqual([206, 'PMTiles']);
    const { answer: streets } = await call(other.app, '/map/streets', { method: 'GET' });
    expect(streets).toMatchObject({ data: { archive: { minZoom: 7, areas: [[7, 43, 8, 44]] } } });
    await other.close();
  });
});

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=8-', { start: 8, end: 9 }],
  ['bytes=8-100', { start: 8, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-0', null],
  ['bytes=10-', null],
  ['bytes=3-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('reads the range %j of ten bytes', (header, range) => expect(readRange(header, 10)).toEqual(range));
