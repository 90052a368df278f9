import { stem, type Word, wordsOf } from './vocabulary';
import { functionWords, functionWordsGerman, irregularForms, irregularFormsGerman } from './plain-words';

/** A word of a text with what it is compared by. */
export interface Token extends Word {
  readonly lower: string;
  /** What the forms of the word share, in English and in German. */
  readonly root: string;
  readonly germanRoot: string;
  readonly isFunction: boolean;
}

const prefix = /^(?:up|over|re|out|under|mis|fore|pre|hand)(?=\p{L}{3})/u;

/** What British English spells otherwise, such as "kilometre". */
const britishEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=^(?:(?:kilo|centi|milli)?met|(?:milli)?lit|cent|theat|fib))re(?=s?$)/, 'er'],
  [/(?<=^(?:col|lab|fav|hon|harb|neighb|behavi|hum|flav|vap|od|arm|rum))our/, 'or'],
  [/(?<=^(?:an|cat|paral)al)ys(?=e|i)/, 'yz'],
  [
    /(?<=^(?:organ|reorgan|recogn|minim|maxim|optim|priorit|special|standard|modern|util|summar|immun|steril|categor|custom|final|mobil|stabil|central|digit|apolog|author|capital|initial|local|normal|real|revital|synchron|visual|emphas|item|victim|harmon|econom|general|social|fertil|pasteur|sanit|scrutin|memor|hospital))is(?=e|i|a)/,
    'iz',
  ],
];

/** A word as American English spells it. */
const american = (word: string): string =>
  /re|our|ys|is/.test(word)
    ? britishEndings.reduce((spelled, [british, ending]) => spelled.replace(british, ending), word)
    : word;

/** "upsell" for "upsold", "saute" for "sauté". */
function baseForm(key: string): string {
  const plain = american(/[^\0-\u{7f}]/u.test(key) ? key.normalize('NFD').replaceAll(/\p{M}/gu, '') : key);
  const base = irregularForms.get(plain);
  if (base !== undefined) return base;
  const start = prefix.exec(plain)?.[0] ?? '';
  const rest = start === '' ? undefined : irregularForms.get(plain.slice(start.length));
  return rest === undefined ? plain : start + rest;
}

/** Stemmed until nothing comes off, so that "entered" and "enter" give the same. */
export function englishRoot(key: string): string {
  const root = stem(baseForm(key));
  const again = stem(root);
  return again === root ? root : stem(again);
}

const separable =
  /^(ab|an|auf|aus|bei|ein|fest|her|hin|mit|nach|vor|weg|weiter|zu|zurück|zusammen|über|um|unter|durch|vorbe)(?:ge|zu)(?=\p{L}{3})/u;

/** As `stem`, for German: "Bestellungen", "bestellt" and "bestellen" give `bestell`. */
export function germanRoot(word: string): string {
  const base = irregularFormsGerman.get(word) ?? word;
  if (base.length < 4) return base;
  let rest = base.replace(separable, '$1').replace(/^ge(?=\p{L}{3,}(?:t|en)$)/u, '');
  rest = rest.replaceAll('ß', 'ss').replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
  for (const ending of [
    /(?:erinnen|innen|ungen|ung|erin|in)$/,
    /(?:sten|ste|ten|tet|te|est|end|ende|enden|ender)$/,
    /(?:ern|em|en|er|es|et|e|n|s|t)$/,
    /(?:ern|em|en|er|es|e|n|s|t)$/,
  ]) {
    const shorter = rest.replace(ending, '');
    if (shorter.length >= 4 || (shorter.length === 3 && rest.length <= 6)) rest = shorter;
  }
  return rest;
}

/** "K-8" for "K–8"; of the same length. */
export const withPlainDashes = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N}])[‐‑‒–](?=[\p{L}\p{N}])/gu, '-');

/** Tokens with their roots. Each is made once per text. */
export const tokensOf = (text: string): Token[] =>
  wordsOf(text).map((word) => {
    const lower = word.text.toLowerCase().replaceAll('’', "'");
    const isFunction = !word.isPunctuation && (functionWords.has(lower) || functionWordsGerman.has(lower));
    return Object.assign(word, { lower, root: englishRoot(word.key), germanRoot: germanRoot(lower), isFunction });
  });

const germanLetters = /[äöüß]/i;

/** Whether a text is German, by its commonest words. */
export function isGerman(tokens: readonly Token[]): boolean {
  let german = 0;
  let english = 0;
  for (const { lower } of tokens) {
    if (functionWordsGerman.has(lower) && !functionWords.has(lower)) german += 1;
    else if (functionWords.has(lower) && !functionWordsGerman.has(lower)) english += 1;
    if (germanLetters.test(lower)) german += 0.6;
  }
  return german > english;
}
