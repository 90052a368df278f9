import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLocation, locationsOf, removeLocation } from './location-list';

describe('the list of locations', () => {
  it('is joined with semicolons', () => {
    expect(addLocation('', 'Austin, TX')).toBe('Austin, TX');
    expect(addLocation('Austin, TX', ' Dallas, TX ')).toBe('Austin, TX;Dallas, TX');
    expect(addLocation('Austin, TX', 'Waco;Dallas')).toBe('Austin, TX;Waco;Dallas');
  });

  it('ignores repeated locations in any case', () => {
    expect(addLocation('Austin, TX;Waco', 'austin, tx')).toBe('Austin, TX;Waco');
    expect(locationsOf('a;;A; b ;B')).toEqual(['a', 'b']);
  });

  it('removes any location after the first', () => {
    expect(removeLocation('a;b;c', 1)).toBe('a;c');
    expect(removeLocation('a;b;c', 2)).toBe('a;b');
    expect(removeLocation('a;b;c', 0)).toBe('a;b;c');
    expect(removeLocation('a;b;c', 3)).toBe('a;b;c');
    expect(removeLocation('a;b;c', -1)).toBe('a;b;c');
  });

  it('never loses its first location or repeats one', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer({ min: -2, max: 9 }), (texts, position) => {
        const joined = texts.reduce(addLocation, '');
        const left = locationsOf(removeLocation(joined, position));
        expect(left[0]).toBe(locationsOf(joined)[0]);
        expect(new Set(left.map((text) => text.toLowerCase())).size).toBe(left.length);
      }),
    );
  });
});
