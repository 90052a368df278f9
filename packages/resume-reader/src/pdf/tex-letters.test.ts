import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { describe, expect, it } from 'vitest';
import { withTexLetters } from './tex-letters';

type Glyphs = readonly (string | number)[];

/** Operators that write texts in a font, each with moves between its letters: negative ones to the right. */
const operators = (font: string, ...texts: readonly Glyphs[]) => {
  const glyphs = (text: Glyphs) =>
    text.flatMap((part): (number | { readonly unicode: string })[] =>
      typeof part === 'number' ? [part] : Array.from(part, (unicode) => ({ unicode })),
    );
  return {
    fnArray: [pdfjs.OPS.setFont, ...texts.map(() => pdfjs.OPS.showText)],
    argsArray: [[font, 10], ...texts.map((text) => [glyphs(text)])],
  };
};
const item = (str: string, x: number, width: number, y = 100) => ({
  str,
  fontName: 'f1',
  width,
  transform: [10, 0, 0, 10, x, y],
});
const drawn = new Set(['f1']);
const strings = (items: readonly { readonly str: string }[]) => items.map(({ str }) => str);

describe('letters of bitmap fonts without names', () => {
  it('are ligatures where pdf.js has a space', () => {
    const shown = operators('f1', ['certi\fcate', -333, 'of', -333, '\fve']);
    expect(strings(withTexLetters([item('certi cate of ve', 50, 60)], shown, drawn))).toEqual(['certificate of five']);
  });

  it('are ligatures that pdf.js leaves between two texts, and close the gap', () => {
    const [first, second] = withTexLetters([item('Pro', 50, 18), item('l', 74, 3)], operators('f1', ['Pro\fl']), drawn);
    expect(first).toMatchObject({ str: 'Profi', width: 24 });
    expect(second).toMatchObject({ str: 'l' });
  });

  it('end a line', () => {
    const shown = operators('f1', ['Cardi\u000B'], ['Next']);
    expect(strings(withTexLetters([item('Cardi', 50, 20), item('Next', 50, 18, 80)], shown, drawn))).toEqual([
      'Cardiff',
      'Next',
    ]);
  });

  it('are dashes and accents in the places of other signs', () => {
    const shown = operators('f1', ['a\u000Baires', -333, '2018', -333, '{', -333, 'ao^ut']);
    expect(strings(withTexLetters([item('a aires 2018 { ao^ut', 50, 90)], shown, drawn))).toEqual([
      'affaires 2018 – aoˆut',
    ]);
  });

  it('stay as they are in other fonts', () => {
    const items = [item('a { b', 50, 30)];
    expect(withTexLetters(items, operators('f1', ['a', -333, '{', -333, 'b']), drawn)).toEqual(items);
    expect(withTexLetters(items, operators('f1', ['a\f{b']), new Set())).toEqual(items);
  });
});
