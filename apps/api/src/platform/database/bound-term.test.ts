import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundTerm, maxTermWords } from './bound-term';

describe('boundTerm', () => {
  it.each([
    ['registered nurse', 'registered nurse'],
    ['  nurse -"night shift" "home care" ', 'nurse -"night shift" "home care"'],
    ['part-time node.js O’Brien R&D', 'part-time node.js O’Brien R&D'],
    ['C++ / .NET (remote)', 'C NET remote'],
    ['nurse or doctor', 'nurse or doctor'],
    ['or nurse or or doctor or', 'nurse or doctor'],
    ['"nurse"', 'nurse'],
    ['"unclosed phrase', '"unclosed phrase"'],
    ['-intern', '-intern'],
    ['--- nurse', 'nurse'],
    ['看護師 -東京', '看護師 -東京'],
  ])('keeps what a person means by %j', (term, bounded) => {
    expect(boundTerm(term)).toBe(bounded);
  });

  it.each(['-'.repeat(33), '- '.repeat(33), '()|&:*<->!', '"', '""', '😀'.repeat(50), '\\', ''])(
    'has nothing left of %j',
    (term) => expect(boundTerm(term)).toBe(''),
  );

  it('searches the first words of a long term', () => {
    expect(boundTerm('a-'.repeat(100))).toBe(Array.from({ length: maxTermWords }, () => 'a').join(' '));
    expect(boundTerm('<a>'.repeat(66)).split(' ')).toHaveLength(maxTermWords);
    expect(boundTerm('one or '.repeat(40)).match(/one/g)).toHaveLength(maxTermWords / 2);
  });

  it('leaves at most ten words, and of a bounded term everything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (term) => {
        const bounded = boundTerm(term);
        expect(boundTerm(bounded)).toBe(bounded);
      }),
    );
  });
});
