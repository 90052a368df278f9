import { SyncError } from '../sync-control';
import type { Bytes } from './base64';

/** Twelve words of BIP 39 stand for 128 random bits and a checksum of four. */
const wordCount = 12;
const entropyBytes = 16;

/** The library and its list of 2,048 words: 13 kB, for the few minutes in which somebody sees or types words. */
const load = () => import('./bip39');

/** New recovery words, and the secret that they stand for. */
export async function newRecoveryWords(): Promise<{ words: readonly string[]; secret: Bytes }> {
  const { entropyToMnemonic, wordlist } = await load();
  const secret = crypto.getRandomValues(new Uint8Array(entropyBytes));
  return { words: entropyToMnemonic(secret, wordlist).split(' '), secret };
}

/**
 * The secret that typed words stand for. Upper case, other spaces, commas and numbers between the words, and the first four
 * letters of a word are understood, since no two words of the list start with the same four.
 *
 * @throws {SyncError} `word-count`, `unknown-word` with the word and its position, `wrong-words`
 */
export async function secretOfWords(typed: string): Promise<Bytes> {
  const { mnemonicToEntropy, wordlist } = await load();
  const written = typed.normalize('NFKD').match(/\p{L}+/gu) ?? [];
  const words = written.map((word, position) => {
    const known = wordOf(word, wordlist);
    if (known) return known;
    throw new SyncError('unknown-word', `“${word}” isn’t one of the recovery words. Check its spelling.`, {
      word,
      position,
    });
  });
  if (words.length !== wordCount) {
    throw new SyncError('word-count', `Type all ${wordCount} words. There are ${words.length} so far.`);
  }
  try {
    return new Uint8Array(mnemonicToEntropy(words.join(' '), wordlist));
  } catch (cause) {
    const message = 'These words don’t belong together. Check their order, and each word.';
    throw new SyncError('wrong-words', message, { cause });
  }
}

const prefixLength = 4;

function wordOf(written: string, wordlist: readonly string[]): string | undefined {
  const word = written.toLowerCase();
  if (wordlist.includes(word)) return word;
  return word.length >= prefixLength ? wordlist.find((known) => known.startsWith(word)) : undefined;
}

/** Whether what was typed means this word. */
export async function meansWord(typed: string, word: string): Promise<boolean> {
  const { wordlist } = await load();
  return wordOf(typed.trim(), wordlist) === word;
}

/** Two of the words, at random, for the person to type back. */
export function positionsToConfirm(): readonly [number, number] {
  const [one = 0, two = 0] = crypto.getRandomValues(new Uint8Array(2));
  const first = one % wordCount;
  const second = (first + 1 + (two % (wordCount - 1))) % wordCount;
  return first < second ? [first, second] : [second, first];
}
