import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { beforeAll, expect, test, vi } from 'vitest';
import { readFontFromDisk } from '../testing/read-font-file';
import { design, sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { FontFace } from './font-face';
import { fontFiles } from './font-files';
import type { ReadFontFile } from './load-fonts';
import { FontFileError, unpackWoff } from './sfnt-tables';

let roboto: FontFace;
beforeAll(async () => {
  roboto = new FontFace(await readFontFromDisk(fontFiles.roboto.regular));
});

test.each([
  ['roboto', 'regular'],
  ['roboto', 'bold'],
  ['source-serif', 'italic'],
  ['noto-serif', 'bold'],
  ['open-sans', 'regular'],
] as const)('measures kerned text as fontkit shapes it: %s %s', async (family, style) => {
  const bytes = await readFontFromDisk(fontFiles[family][style]);
  const face = new FontFace(bytes);
  const shaped = create(bytes);
  for (const text of ['AVATAR To Wave Type, “Yes.” P. A.', 'Łódź Nguyễn Ту Р. Τα Αυτά', 'm²  ½', '']) {
    const { advanceWidth } = shaped.layout(text);
    expect(face.widthOf(text)).toBeCloseTo(advanceWidth / shaped.unitsPerEm, 6);
  }
});

test('kerns a pair that needs it', () => {
  expect(roboto.widthOf('AV')).toBeLessThan(roboto.widthOf('A') + roboto.widthOf('V'));
});

test('knows which characters a font lacks', () => {
  expect(roboto.glyphOf('世'.codePointAt(0)!)).toBe(0);
  expect(roboto.glyphOf(0x1f389)).toBe(0);
  expect(roboto.glyphOf('đ'.codePointAt(0)!)).toBeGreaterThan(0);
});

test('unpacks WOFF to a font with the same glyphs', async () => {
  const folder = join(import.meta.dirname, '../../node_modules/@fontsource/noto-sans-jp/files');
  const packed = new Uint8Array(await readFile(join(folder, 'noto-sans-jp-119-400-normal.woff')));
  const unpacked = unpackWoff(packed);
  const [theirs, ours] = [create(packed), create(unpacked)];
  const face = new FontFace(unpacked);
  for (const character of 'のとをはがでにいるたし') {
    expect(face.glyphOf(character.codePointAt(0)!)).toBeGreaterThan(0);
    expect(ours.layout(character).advanceWidth).toBe(theirs.layout(character).advanceWidth);
  }
  expect(unpackWoff(unpacked)).toBe(unpacked);
});

test('rejects a file that is truncated or not a font', () => {
  expect(() => new FontFace(roboto.bytes.slice(0, 2000))).toThrow(FontFileError);
  expect(() => new FontFace(new Uint8Array(64))).toThrow(FontFileError);
});

test('loads only the faces that a document needs, each once, and tries again after a failure', async () => {
  // An earlier test has loaded the other faces.
  vi.resetModules();
  const { FontLoadError, loadFonts } = await import('./load-fonts');
  const asked: string[] = [];
  const read = vi.fn<ReadFontFile>(async (url) => {
    asked.push(url);
    if (asked.length === 1) throw new FontLoadError('No connection');
    return readFontFromDisk(url);
  });
  const resume = sampleResume({ design: design({ font: 'open-sans' }) });
  await expect(loadFonts(resume, read)).rejects.toThrow(FontLoadError);
  const fonts = await loadFonts(resume, read);
  expect(fonts.faceFor('open-sans', 'bold', 65)).toBe('open-sans/bold');
  await loadFonts(resume, read);
  expect(new Set(asked)).toEqual(
    new Set([fontFiles['open-sans'].regular, fontFiles['open-sans'].bold, fontFiles['open-sans'].italic]),
  );
  expect(asked.length).toBeLessThanOrEqual(4);
  await loadFonts({ ...resume, summary: '*it **both** it*' }, read);
  expect(asked).toContain(fontFiles['open-sans']['bold-italic']);
});
