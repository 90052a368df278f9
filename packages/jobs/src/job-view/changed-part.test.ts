import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPart } from './changed-part';

const anyList = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });

it('finds the smallest part whose replacement makes one list the other', () => {
  fc.assert(
    fc.property(anyList, anyList, (before, after) => {
      const { start, beforeEnd, afterEnd } = changedPart(before, after);
      expect(before.toSpliced(start, beforeEnd - start, ...after.slice(start, afterEnd))).toEqual(after);
      const [removed, added] = [before.slice(start, beforeEnd), after.slice(start, afterEnd)];
      const hasSameEnd = removed.length > 0 && (removed[0] === added[0] || removed.at(-1) === added.at(-1));
      expect(hasSameEnd).toBe(false);
    }),
  );
});

it('finds nothing between two equal lists', () => {
  expect(changedPart(['a', 'b'], ['a', 'b'])).toEqual({ start: 2, beforeEnd: 2, afterEnd: 2 });
});
