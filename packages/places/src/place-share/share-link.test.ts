import { deflateSync, strToU8 } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importedPlace } from '../place-import/imported-place';
import { place } from '../testing/fixtures';
import { readShareFragment, shareFragment } from './share-link';
import { ShareLinkError } from './share-link-error';

const plain = { title: 'Weekend', withNotes: false };
const linkOf = (data: unknown) =>
  btoa(String.fromCharCode(...deflateSync(strToU8(JSON.stringify(data)))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
const codeOf = (fragment: string) => {
  try {
    readShareFragment(fragment);
    return 'no error';
  } catch (error) {
    return error instanceof ShareLinkError ? error.code : error;
  }
};

describe('a share link', () => {
  it('contains the places, in any script', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((word) => word.trim() !== '');
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: text, city: text, latitude: fc.integer({ min: 1, max: 89 }) }), { maxLength: 5 }),
        (many) => {
          const places = many.map((one) => place(one));
          const { title, places: read } = readShareFragment(`#${shareFragment(places, plain)}`);
          expect(title).toBe('Weekend');
          expect(read).toMatchObject(many.map(({ name, city, latitude }) => ({ name, city, latitude, types: 'park' })));
        },
      ),
    );
  });

  it('has the name that people see, not the unique one of this browser', () => {
    const named = [place({ name: 'Mill-Oslo', displayName: 'Mill' })];
    expect(readShareFragment(shareFragment(named, plain)).places).toMatchObject([{ name: 'Mill' }]);
  });

  it('includes notes only on request', () => {
    const noted = [place({ notes: 'Mine', placeId: 'import:mine' })];
    expect(readShareFragment(shareFragment(noted, plain)).places).toMatchObject([{ notes: '', placeId: '' }]);
    expect(readShareFragment(shareFragment(noted, { ...plain, withNotes: true })).places).toMatchObject([
      { notes: 'Mine' },
    ]);
  });

  it('has a maximum length', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      place({ name: `Place ${(index * 7919) % 3001} ${Math.sin(index)}` }),
    );
    expect(() => shareFragment(many, plain)).toThrow('too much for a link');
  });

  it('is validated', () => {
    const whole = shareFragment([place()], plain);
    expect(codeOf(whole.slice(0, -10))).toBe('damaged');
    expect(codeOf('')).toBe('damaged');
    expect(codeOf('%%%')).toBe('damaged');
    expect(codeOf(linkOf({ name: 'x' }))).toBe('damaged');
    expect(codeOf(linkOf([1, 'Title', { name: 'x' }]))).toBe('damaged');
    expect(codeOf(linkOf([2, 'Title']))).toBe('newer');
    expect(codeOf(linkOf([1, 'x'.repeat(600_000)]))).toBe('too-large');
    const { places } = readShareFragment(linkOf([1, 'Title', ['Bad', '', '', '', 'javascript:alert(1)']]));
    expect(places.map(importedPlace)).toMatchObject([{ values: { name: 'Bad', url: '' } }]);
  });
});
