import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSource } from './open-source';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepmark-feed-'));
  await writeFile(join(folder, 'list.json'), '[1]');
});
afterAll(() => rm(folder, { recursive: true }));

async function read(target: string) {
  const { signal } = new AbortController();
  const chunks: Uint8Array[] = [];
  for await (const chunk of openSource(target, signal, { workingDirectory: folder })) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('openSource', () => {
  it('reads a relative path, an absolute path and a file URL', async () => {
    expect(await read('list.json')).toBe('[1]');
    expect(await read(join(folder, 'list.json'))).toBe('[1]');
    expect(await read(pathToFileURL(join(folder, 'list.json')).href)).toBe('[1]');
  });

  it('says which file is missing', async () => {
    await expect(read('other.json')).rejects.toThrow(`There is no file ${join(folder, 'other.json')}. Check the path.`);
    await expect(read('.')).rejects.toMatchObject({ name: 'FeedError', code: 'unreachable' });
  });

  it.each(['https://', 'gopher://example.com/list'])('rejects %s', async (target) => {
    await expect(read(target)).rejects.toMatchObject({ code: 'bad-target' });
  });
});
