import { expect, it } from 'vitest';
import { readingsOf } from './location-words';

const whole = '100 Main St, Austin';

it.each([
  '100 Main St, Suite 200, Austin',
  '100 Main St, Ste. 200, Tower B, Austin',
  '100 Main St Apt 5B, Austin',
  '100 Main St, #12, 3rd Floor, Austin',
  'Unit 7, 100 Main St, Austin',
])('also looks for the building of %s', (text) => {
  expect(readingsOf(text).slice(1)).toEqual(readingsOf(whole));
});

it.each([
  'Tower Bridge Road 5, London',
  '12 Suite Lane, Leeds',
  'Tower, London',
  'Apartment Hill',
  '5 Unit Street',
  'Tower 42, London',
])('takes no name for a unit: %s', (text) => {
  const words = readingsOf(text).map(({ query }) => query);
  expect(words.every((query) => /tower|suite|apartment|unit/.test(query))).toBe(true);
});
