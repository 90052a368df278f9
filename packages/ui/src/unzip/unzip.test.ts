import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { BoundedUnzip, unzipped, UnzipError, type UnzipLimits } from './unzip';

const limits: UnzipLimits = { isWanted: (path) => path.endsWith('.txt'), maxBytes: 10_000, maxEntries: 5 };
const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'no error';
  } catch (error) {
    return error instanceof UnzipError ? error.code : error;
  }
};

it('gives the wanted files of an archive that arrives in pieces', () => {
  const archive = zipSync({
    'a/one.txt': strToU8('One'),
    'two.bin': new Uint8Array(20_000),
    'three.txt': strToU8('3'),
  });
  const unzip = new BoundedUnzip(limits);
  for (let at = 0; at < archive.length; at += 7) unzip.push(archive.subarray(at, at + 7), at + 7 >= archive.length);
  const { files } = unzip.result;
  expect([...files].map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['a/one.txt', 'One'],
    ['three.txt', '3'],
  ]);
});

it('stops a bomb, an archive of very many files, and damaged bytes', () => {
  expect(codeOf(() => unzipped(zipSync({ 'a.txt': new Uint8Array(10_001) }), limits))).toBe('too-large');
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`${at}.txt`, strToU8('x')]));
  expect(codeOf(() => unzipped(zipSync(many), limits))).toBe('too-large');
  expect(codeOf(() => unzipped(new Uint8Array([0x50, 0x4b, 9, 9]), limits))).toBe('damaged');
  expect(codeOf(() => unzipped(new Uint8Array(), limits))).toBe('damaged');
});

it('skips a file that is too large, and reads the others', () => {
  const archive = zipSync({ 'big.txt': new Uint8Array(6000), 'small.txt': strToU8('Small') });
  const { files, tooLarge } = unzipped(archive, { ...limits, maxFileBytes: 5000 });
  expect([...files.keys()]).toEqual(['small.txt']);
  expect(tooLarge).toEqual(['big.txt']);
});
