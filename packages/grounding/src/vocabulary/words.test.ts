import { expect, test } from 'vitest';
import { stem } from './stem';
import { phraseKey, wordKey, wordsOf } from './words';

test.each([
  ['Databases', 'database'],
  ['APIs', 'api'],
  ['AWS', 'aws'],
  ['Kubernetes', 'kubernete'],
  ['policies', 'policy'],
  ['business', 'business'],
  ['analysis', 'analysis'],
  ['customer’s', 'customer'],
  ['Bonuses', 'bonuse'],
])('compares %s as %s', (word, key) => {
  expect(wordKey(word)).toBe(key);
});

test('keeps C++, C#, .NET and Node.js whole, and splits CI/CD and problem-solving', () => {
  expect(
    wordsOf('C++, C#, .NET, Node.js.')
      .filter(({ isPunctuation }) => !isPunctuation)
      .map(({ text }) => text),
  ).toEqual(['C++', 'C#', '.NET', 'Node.js']);
  expect(phraseKey('CI/CD')).toBe('ci / cd');
  expect(phraseKey('Problem-solving')).toBe('problem solving');
});

test('a line break is punctuation', () => {
  expect(wordsOf('one\n\ntwo').map(({ key }) => key)).toEqual(['one', '\n', '\n', 'two']);
});

test.each([
  ['managing', 'managed'],
  ['records', 'recording'],
  ['analyze', 'analyzing'],
  ['development', 'developed'],
  ['planning', 'planned'],
  ['prioritize', 'prioritization'],
  ['customers', 'customer'],
])('%s and %s are forms of one word', (left, right) => {
  expect(stem(wordKey(left))).toBe(stem(wordKey(right)));
});
