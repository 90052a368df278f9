import { expect, it } from 'vitest';
import { wordsText } from './print-words';

it('numbers the words and says whose they are', () => {
  const lines = wordsText('Keepmark Jobs', 'ada@example.com', ['legal', 'winner']).split('\n');
  expect(lines[0]).toBe('Recovery words of Keepmark Jobs for ada@example.com');
  expect(lines.slice(2, 4)).toEqual(['1. legal', '2. winner']);
});
