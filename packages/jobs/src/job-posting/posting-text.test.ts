import { describe, expect, it } from 'vitest';
import { postingPartsOf, postingStateOf, postingTextOf, requirementLines } from './posting-text';

describe('the text of a posting', () => {
  it.each([
    ['', '', ''],
    ['Bake bread.', '', 'Bake bread.'],
    ['', 'Full text', 'Full text'],
    ['Bake', 'Bake bread at night.', 'Bake bread at night.'],
    ['Bake bread at night.', ' Bake ', 'Bake bread at night.'],
    ['Bake bread.', 'At night.', 'Bake bread.\n\nAt night.'],
    ['Bake bread.', 'Posting details\nSalary: $20', 'Bake bread.'],
  ])('of the description %j and the full posting %j is %j', (description, jobPostingData, text) => {
    expect(postingTextOf({ description, jobPostingData })).toBe(text);
  });

  it.each([
    ['Bake bread.', 'At night.', 'Bake bread.', 'At night.'],
    ['Bake', 'Bake bread at night.', '', 'Bake bread at night.'],
    ['Bake bread at night.', 'Bake', 'Bake bread at night.', ''],
    ['', 'Posting details\nSalary: $20', '', ''],
  ])('of the description %j and the full posting %j has the parts %j and %j', (text, data, description, rest) => {
    expect(postingPartsOf({ description: text, jobPostingData: data })).toEqual({ description, jobPostingData: rest });
  });

  it.each([
    [0, 'missing'],
    [99, 'short'],
    [100, 'partial'],
    [599, 'partial'],
    [600, 'full'],
  ])('of %i characters is %s', (length, state) => {
    expect(postingStateOf('x'.repeat(length))).toBe(state);
  });
});

it('finds the lines that ask for something, word for word and once', () => {
  const text = `About us
We bake.
Requirements:
• 2 years of experience in a bakery
- Ability to lift 50 pounds
- Ability to lift 50 pounds
- Free bread
You must be able to start at 4 a.m. Apply today.`;
  expect(requirementLines(text)).toEqual([
    '2 years of experience in a bakery',
    'Ability to lift 50 pounds',
    'You must be able to start at 4 a.m.',
  ]);
  expect(requirementLines('')).toEqual([]);
});
