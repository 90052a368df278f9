import japaneseRanges from '@fontsource/noto-sans-jp/unicode.json';
import chineseRanges from '@fontsource/noto-sans-sc/unicode.json';

/** A part of a Chinese or Japanese font: a file of about 40 kB with some hundred characters. */
export interface CjkSlice {
  readonly id: `cjk/${string}`;
  readonly url: string;
}

type Weight = 400 | 700;

const files = import.meta.glob<string>(
  [
    '../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-*-{400,700}-normal.woff',
    '../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-*-{400,700}-normal.woff',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const languages = {
  jp: { ranges: readRanges(japaneseRanges), name: 'noto-sans-jp' },
  sc: { ranges: readRanges(chineseRanges), name: 'noto-sans-sc' },
};

const kana = /[\u3040-\u30ff\uff66-\uff9d]/;

/** The slices that contain these characters. Text with kana is Japanese, and uses Chinese slices only as a fallback. */
export function cjkSlicesFor(characters: Iterable<string>, weights: readonly Weight[]): CjkSlice[] {
  const wanted = [...new Set(characters)];
  const order = wanted.some((character) => kana.test(character)) ? (['jp', 'sc'] as const) : (['sc', 'jp'] as const);
  const found = new Map<string, CjkSlice>();
  for (const character of wanted) {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const language of order) {
      const { ranges, name } = languages[language];
      const slice = ranges.find((range) => range.holds(codePoint));
      if (!slice) continue;
      for (const weight of weights) {
        const file = `${name}-${slice.slice}-${weight}-normal`;
        const url = cjkSliceUrl(file);
        if (url !== undefined) found.set(file, { id: `cjk/${file}`, url });
      }
      break;
    }
  }
  return [...found.values()];
}

/** The URL of a slice's file, by its name, such as `noto-sans-sc-97-400-normal`. */
export const cjkSliceUrl = (file: string): string | undefined =>
  files[`../../node_modules/@fontsource/${/^noto-sans-[a-z]+/.exec(file)?.[0]}/files/${file}.woff`];

interface SliceRange {
  readonly slice: string;
  readonly holds: (codePoint: number) => boolean;
}

/**
 * Parses `{ "[4]": "U+1f1e9-1f1f5,U+1f21a" }`. Skips named subsets, such as Latin, which the fonts of a design cover.
 */
function readRanges(ranges: Readonly<Record<string, string>>): SliceRange[] {
  return Object.entries(ranges).flatMap(([key, list]) => {
    const slice = /^\[(\d+)\]$/.exec(key)?.[1];
    if (slice === undefined) return [];
    const parts = list.split(',').map((part) => {
      const [start = '', end = start] = part.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(start, 16), Number.parseInt(end, 16)] as const;
    });
    return [{ slice, holds: (codePoint) => parts.some(([start, end]) => codePoint >= start && codePoint <= end) }];
  });
}
