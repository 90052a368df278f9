import { createApiClient } from '@keepmark/api-client';
import { expect, it, vi } from 'vitest';
import { createFindMapStreets } from './find-map-streets';

const archive = { minZoom: 7, maxZoom: 14, areas: [[7, 43, 8, 44]], attribution: '© OpenStreetMap contributors' };

function setUp(baseUrl: string, answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { fetch, find: createFindMapStreets(createApiClient({ baseUrl, fetch })) };
}

const found = () =>
  Response.json({
    success: true,
    data: { archive: { ...archive, path: 'tiles/streets.pmtiles?v=1' }, explainImport: false },
  });

it.each(['http://localhost:4000', 'http://localhost:4000/', 'http://localhost:3000/api/'])(
  'asks %s once for all maps, and makes the address of the archive absolute',
  async (baseUrl) => {
    const { fetch, find } = setUp(baseUrl, found);
    const [first, second] = [find(), find()];
    expect(second).toBe(first);
    const url = `${baseUrl.replace(/\/$/, '')}/tiles/streets.pmtiles?v=1`;
    expect(await first).toEqual({ archive: { ...archive, url }, explainImport: false });
    expect(fetch).toHaveBeenCalledOnce();
  },
);

it('shows outlines when the server has no streets, or fails', async () => {
  const none = setUp('http://localhost:4000', () =>
    Response.json({ success: true, data: { archive: null, explainImport: true } }),
  );
  expect(await none.find()).toEqual({ archive: null, explainImport: true });
  const failing = setUp('http://localhost:4000', () => Response.json({ success: false }, { status: 404 }));
  expect(await failing.find()).toEqual({ archive: null, explainImport: false });
});
