import { expect, it } from 'vitest';
import { ourMarkdown } from './our-markdown';

it.each([
  ['an address in angle brackets', '[Kiln](<https://kiln.example/a>)', '[Kiln](https://kiln.example/a)'],
  ['an address alone', '<https://kiln.example>', '[https://kiln.example](https://kiln.example)'],
  ['bold by underscores', '__Kiln__ log', '**Kiln** log'],
  ['escapes', String.raw`C\_sharp \#1`, 'C_sharp #1'],
  ['a break at the end', 'Kiln\\', 'Kiln'],
])('writes %s as our rich text has it', (_title, markdown, ours) => {
  expect(ourMarkdown(markdown)).toBe(ours);
});

it('reads a hundred thousand links without an end', () => {
  const text = '[a](<'.repeat(100_000);
  expect(ourMarkdown(text)).toBe(text);
});
