import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { Operators } from './drawn-marks';

interface Letter {
  readonly text: string;
  readonly font: string;
}

interface Item {
  readonly str: string;
  readonly fontName: string;
}

/**
 * The texts of a page with the spaces that its file writes. pdf.js adds spaces where letters stand apart, and breaks
 * words of browsers that place each letter on whole pixels: "Nort hern". Fonts in which the file writes no spaces keep
 * those of pdf.js.
 */
export function withWrittenSpaces<One extends Item>(items: readonly One[], operators: Operators): One[] {
  const letters = lettersOf(operators);
  const spacing = fontsWithSpaces(letters);
  const solid = letters.filter(({ text }) => text.trim() !== '');
  const stream = solid.map(({ text }) => text).join('');
  // Where each letter of the stream stands among all letters.
  const places: number[] = [];
  letters.forEach(({ text }, index) => {
    if (text.trim() !== '') places.push(...Array.from({ length: text.length }, () => index));
  });
  let from = 0;
  return items.map((item) => {
    const bare = item.str.replaceAll(/\s/g, '');
    if (bare === '') return item;
    const found = stream.indexOf(bare, from);
    if (found < 0 || found - from > farthest) return item;
    from = found + bare.length;
    if (!spacing.has(item.fontName)) return item;
    const first = places[found] ?? 0;
    const last = places[from - 1] ?? first;
    const written = letters.slice(first, last + 1).map(({ text }) => text);
    // Small capitals are pieces of their own, with the space after a word in the last one.
    const endsWithSpace = /\s$/.test(item.str) && letters[last + 1]?.text.trim() === '';
    const str = written.join('') + (endsWithSpace ? ' ' : '');
    return str.replaceAll(/\s/g, '') === bare && str.length < item.str.length ? { ...item, str } : item;
  });
}

/** How many letters may lie between one text and the next: some are read by pdf.js in another form. */
const farthest = 60;

function lettersOf({ fnArray, argsArray }: Operators): Letter[] {
  const letters: Letter[] = [];
  let font = '';
  fnArray.forEach((code, index) => {
    const given = argsArray[index];
    if (code === pdfjs.OPS.setFont) [font] = given as [string];
    else if (code === pdfjs.OPS.showText) {
      const [glyphs] = given as [readonly (number | { readonly unicode?: string } | null)[]];
      for (const glyph of glyphs) {
        if (typeof glyph === 'object' && glyph?.unicode) letters.push({ text: glyph.unicode, font });
      }
    }
  });
  return letters;
}

/** Fonts that write a space at least between every twenty letters; all of them on a page that mostly has such fonts. */
function fontsWithSpaces(letters: readonly Letter[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; spaces: number }>();
  for (const { text, font } of letters) {
    const count = counts.get(font) ?? { all: 0, spaces: 0 };
    count.all += 1;
    if (text === ' ' || text === '\u00A0') count.spaces += 1;
    counts.set(font, count);
  }
  const spaced = [...counts].filter(([, { all, spaces }]) => spaces * 20 > all);
  const sum = (fonts: typeof spaced) => fonts.reduce((total, [, { all }]) => total + all, 0);
  const isWholePage = sum(spaced) > sum([...counts]) * 0.8;
  return new Set((isWholePage ? [...counts] : spaced).map(([font]) => font));
}
