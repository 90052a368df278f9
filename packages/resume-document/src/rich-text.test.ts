import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, type RichRun, writeRuns } from './rich-text';

const looks = (text: string) =>
  parseRichText(text)
    .flatMap(({ runs }) => runs)
    .map((run) => `${run.isBold ? 'b' : ''}${run.isItalic ? 'i' : ''}:${run.text}`);

describe('marks of rich text', () => {
  it.each([
    ['***x***', ['bi:x']],
    ['a ***x y*** b', [':a ', 'bi:x y', ': b']],
    ['**a *b***', ['b:a ', 'bi:b']],
    ['*a **b***', ['i:a ', 'bi:b']],
    ['***x** y*', ['bi:x', 'i: y']],
    ['***x* y**', ['bi:x', 'b: y']],
    ['**a** and *b*', ['b:a', ': and ', 'i:b']],
    ['**a***b*', ['b:a', 'i:b']],
    [String.raw`*a\* b*`, ['i:a* b']],
    ['2 * 3 ** 4', [':2 * 3 ** 4']],
    ['**open', [':**open']],
  ])('reads %s', (text, expected) => {
    expect(looks(text)).toEqual(expected);
  });

  it('reads the runs that were written', () => {
    const word = fc.stringMatching(/^[A-Za-zéł*[\]\\]{1,6}$/);
    const run = fc.record({ text: word, isBold: fc.boolean(), isItalic: fc.boolean() });
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 5 }), (words) => {
        // A space between them, so that marks don't touch.
        const runs = words.flatMap((one, index): RichRun[] => [
          { ...one, href: '' },
          ...(index < words.length - 1 ? [{ text: ' ', isBold: false, isItalic: false, href: '' }] : []),
        ]);
        const letters = (list: readonly RichRun[]) =>
          list.flatMap(({ text, isBold, isItalic }) =>
            Array.from(text.replaceAll(' ', ''), (letter) => `${letter} ${isBold} ${isItalic}`),
          );
        expect(letters(parseRichText(writeRuns(runs)).flatMap((block) => block.runs))).toEqual(letters(runs));
      }),
    );
  });
});
