import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { Operators } from './drawn-marks';

/** Letters and signs that old TeX fonts have in the places of control characters and of a few signs, by their code. */
const oldText: Readonly<Record<string, string>> = {
  ...lettersFrom(0x0b, [
    'ff',
    'fi',
    'fl',
    'ffi',
    'ffl',
    'ı',
    'ȷ',
    '`',
    '´',
    'ˇ',
    '˘',
    '¯',
    '˚',
    '¸',
    'ß',
    'æ',
    'œ',
    'ø',
  ]),
  ...lettersFrom(0x1d, ['Æ', 'Œ', 'Ø']),
  '\u007F': '¨',
  '^': 'ˆ',
  '~': '˜',
  '{': '–',
  '|': '—',
  '"': '”',
  '\\': '“',
};

/** The same of newer TeX fonts, which have accented letters of their own. */
const newText: Readonly<Record<string, string>> = {
  ...lettersFrom(0x10, ['“', '”']),
  ...lettersFrom(0x15, ['–', '—']),
  ...lettersFrom(0x1b, ['ff', 'fi', 'fl', 'ffi', 'ffl']),
  '\u00FF': 'ß',
};

function lettersFrom(code: number, letters: readonly string[]): Record<string, string> {
  return Object.fromEntries(letters.map((letter, index) => [String.fromCodePoint(code + index), letter]));
}

interface Item {
  readonly str: string;
  readonly fontName: string;
  readonly width: number;
  readonly transform: readonly number[];
}

interface Letter {
  /** As pdf.js has it: the character with the font's own code. */
  readonly text: string;
  readonly font: string;
  /** Which operator writes it. */
  readonly operator: number;
  /** Whether a space stands before it, which is only a move to the right. */
  readonly isApart: boolean;
}

/**
 * The texts of a page with the ligatures and accents of TeX's bitmap fonts (Type 3), which name none of their letters:
 * "certi cate" becomes "certificate", "2018 { 2020" becomes "2018 – 2020". Accents stand before their letters still.
 * @param drawn the page's fonts that are drawn letter by letter
 */
export function withTexLetters<One extends Item>(
  items: readonly One[],
  operators: Operators,
  drawn: ReadonlySet<string>,
): One[] {
  if (drawn.size === 0) return [...items];
  const letters = lettersOf(operators, drawn);
  const table = tableOf(letters);
  if (!table) return [...items];
  const fonts = textFonts(letters);
  const seen = letters.filter(({ text }) => text.trim() !== '');
  const places = letters.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]));
  const stream = seen.map(({ text }) => text).join('');
  const whole: One[] = [];
  let from = 0;
  let end = -1;
  for (const item of items) {
    const bare = item.str.replaceAll(/\s/g, '');
    const found = bare === '' || !drawn.has(item.fontName) ? -1 : stream.indexOf(bare, from);
    if (found < 0 || found - from > farthest) {
      whole.push(item);
      continue;
    }
    from = found + bare.length;
    const first = places[found] ?? 0;
    const last = places[from - 1] ?? first;
    // Ligatures that pdf.js takes for line breaks stand between two texts.
    const between = letters.slice(end + 1, first);
    const ofThis = between.filter(({ operator }) => operator === letters[first]?.operator);
    const ofAbove = between.filter((letter) => !ofThis.includes(letter) && letter.operator === letters[end]?.operator);
    const above = whole.findLastIndex(({ str }) => str.trim() !== '');
    const isBeside = whole[above]?.transform[5] === item.transform[5];
    const mapped = (some: readonly Letter[]) => some.map((letter) => letterIn(letter, table, fonts)).join('');
    const text = itemText(item.str, letters.slice(first, last + 1), (letter) => letterIn(letter, table, fonts));
    const lead = ofThis.length > 0 ? mapped(ofThis) + (letters[first]?.isApart ? ' ' : '') : '';
    const goesToAbove = isBeside && lead !== '' && ofThis[0]?.isApart !== true;
    whole[above] = withEnd(whole[above], mapped(ofAbove) + (goesToAbove ? lead : ''), isBeside ? item : undefined);
    whole.push(goesToAbove || lead === '' ? { ...item, str: text } : withStart(item, lead, text));
    end = last;
  }
  return whole.filter((item) => item !== undefined);
}

/** How many letters may lie between one text and the next. */
const farthest = 60;

/** How far a move to the right is that stands for a space, in thousandths of the letters' height. */
const spaceMove = 200;

function lettersOf({ fnArray, argsArray }: Operators, drawn: ReadonlySet<string>): Letter[] {
  const letters: Letter[] = [];
  let font = '';
  fnArray.forEach((code, operator) => {
    const given = argsArray[operator];
    if (code === pdfjs.OPS.setFont) [font] = given as [string];
    else if (code === pdfjs.OPS.showText && drawn.has(font)) {
      let move = 0;
      const [glyphs] = given as [readonly (number | { readonly unicode?: string } | null)[]];
      for (const glyph of glyphs) {
        if (typeof glyph === 'number') move -= glyph;
        else if (glyph?.unicode) {
          letters.push({ text: glyph.unicode, font, operator, isApart: move > spaceMove });
          move = 0;
        }
      }
    }
  });
  return letters;
}

/** Which of TeX's tables the fonts follow; undefined for other fonts. */
function tableOf(letters: readonly Letter[]): Readonly<Record<string, string>> | undefined {
  const text = letters.map((letter) => letter.text).join('');
  // oxlint-disable-next-line no-control-regex
  if (/[\u000B-\u000F]/.test(text)) return oldText;
  // oxlint-disable-next-line no-control-regex
  return /[\u0015\u0016\u001B-\u001F]/.test(text) ? newText : undefined;
}

/** Fonts of text rather than of signs. */
function textFonts(letters: readonly Letter[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text, font } of letters) if (/[a-z]/i.test(text)) counts.set(font, (counts.get(font) ?? 0) + 1);
  return new Set([...counts].flatMap(([font, count]) => (count >= 4 ? [font] : [])));
}

const letterIn = ({ text, font }: Letter, table: Readonly<Record<string, string>>, fonts: ReadonlySet<string>) =>
  fonts.has(font) ? (table[text] ?? text) : text;

/** The text of an item with its lost ligatures, which pdf.js has as spaces. */
function itemText(given: string, letters: readonly Letter[], mapped: (letter: Letter) => string): string {
  let text = '';
  let at = 0;
  let isAfterLost = false;
  const skipSpace = () => {
    const start = at;
    while (at < given.length && given[at]?.trim() === '') at += 1;
    return at > start;
  };
  for (const letter of letters) {
    const hasSpace = skipSpace();
    const isLost = letter.text.trim() === '' && letter.text !== ' ';
    const isApart = isLost || isAfterLost ? letter.isApart : hasSpace;
    text += (isApart && text !== '' ? ' ' : '') + (letter.text === ' ' ? '' : mapped(letter));
    if (letter.text === ' ' && !text.endsWith(' ')) text += ' ';
    if (letter.text.trim() !== '') at += letter.text.length;
    isAfterLost = isLost;
  }
  return text + (/\s$/.test(given) ? ' ' : '');
}

/** An item with letters after its own, up to the one beside it. */
function withEnd<One extends Item>(item: One | undefined, letters: string, next: One | undefined): One {
  if (!item || letters === '') return item as One;
  const size = sizeOf(item);
  const start = item.transform[4] ?? 0;
  const room = next ? (next.transform[4] ?? 0) - start : Number.POSITIVE_INFINITY;
  const widest = item.width + letters.length * size * 2 * ligatureWidth;
  const width = room < widest ? room : item.width + letters.length * size * ligatureWidth;
  return { ...item, str: item.str.trimEnd() + letters, width };
}

/** An item with letters before its own. */
function withStart<One extends Item>(item: One, letters: string, text: string): One {
  const width = letters.length * sizeOf(item) * ligatureWidth;
  const transform = item.transform.map((value, index) => (index === 4 ? value - width : value));
  return { ...item, str: letters + text, width: item.width + width, transform };
}

/** Of each letter of a ligature, in heights of letters. */
const ligatureWidth = 0.28;

const sizeOf = ({ transform: [, , skewX = 0, scaleY = 0] }: Item): number => Math.hypot(skewX, scaleY);
