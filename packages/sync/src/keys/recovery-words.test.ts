import { expect, it, test } from 'vitest';
import { meansWord, newRecoveryWords, positionsToConfirm, secretOfWords } from './recovery-words';

// A vector of BIP 39: https://github.com/trezor/python-mnemonic/blob/master/vectors.json
const vector = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const entropy = new Uint8Array(16).fill(0x7f);

it('makes twelve words that stand for their secret', async () => {
  const { words, secret } = await newRecoveryWords();
  expect(words).toHaveLength(12);
  expect(secret).toHaveLength(16);
  expect(await secretOfWords(words.join(' '))).toEqual(secret);
  expect((await newRecoveryWords()).words).not.toEqual(words);
});

it.each([
  ['as they are', vector],
  ['in upper case, with other spaces', `  ${vector.toUpperCase().replaceAll(' ', '\n\t ')}  `],
  [
    'as a numbered list',
    vector
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
  ],
  [
    'by their first four letters',
    vector
      .split(' ')
      .map((word) => word.slice(0, 4))
      .join(' '),
  ],
  ['with commas', vector.replaceAll(' ', ', ')],
])('understands words %s', async (_, typed) => {
  expect(await secretOfWords(typed)).toEqual(entropy);
});

it('names the word that isn’t in the list', async () => {
  const typed = vector.replace('sausage', 'sausagge');
  await expect(secretOfWords(typed)).rejects.toMatchObject({ kind: 'unknown-word', word: 'sausagge', position: 5 });
  await expect(secretOfWords('lex winner')).rejects.toMatchObject({ kind: 'unknown-word', word: 'lex', position: 0 });
});

it('says how many words are missing', async () => {
  await expect(secretOfWords('legal winner')).rejects.toMatchObject({ kind: 'word-count' });
  await expect(secretOfWords('')).rejects.toMatchObject({ kind: 'word-count' });
  await expect(secretOfWords(`${vector} legal`)).rejects.toMatchObject({ kind: 'word-count' });
});

it('refuses words in another order', async () => {
  const typed = vector.replace('legal winner', 'winner legal');
  await expect(secretOfWords(typed)).rejects.toMatchObject({ kind: 'wrong-words' });
});

test('a word typed back may be short and in upper case', async () => {
  expect(await meansWord(' Sausage ', 'sausage')).toBe(true);
  expect(await meansWord('saus', 'sausage')).toBe(true);
  expect(await meansWord('sau', 'sausage')).toBe(false);
  expect(await meansWord('satoshi', 'sausage')).toBe(false);
});

it('asks for two different words, the earlier one first', () => {
  for (let round = 0; round < 200; round += 1) {
    const [first, second] = positionsToConfirm();
    expect(first).toBeGreaterThanOrEqual(0);
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(12);
  }
});
