import { describe, expect, it } from 'vitest';
import { dateOrderOf, dayWithoutYear, writtenDay } from './written-day';

describe('a day that a text writes out', () => {
  it.each([
    ['2026-10-13', '2026-10-13'],
    ['2026/10/13', '2026-10-13'],
    ['31.10.2026', '2026-10-31'],
    ['31.10.26', '2026-10-31'],
    ['13/10/2026', '2026-10-13'],
    ['10/13/2026', '2026-10-13'],
    ['05/05/2026', '2026-05-05'],
    ['Oct 2nd, 2026', '2026-10-02'],
    ['2 October 2026', '2026-10-02'],
    ['2-Oct-2026', '2026-10-02'],
    ['2-Oct-26', '2026-10-02'],
    ['31. Dezember 2026', '2026-12-31'],
    ['Hakuaika päättyy 15.12.2026 klo 16:00', '2026-12-15'],
    ['2026年11月3日', '2026-11-03'],
  ])('is found in %j', (text, day) => expect(writtenDay(text)).toBe(day));

  it.each(['05/06/2026', '31/31/2026', '30.2.2026', 'October 2026', 'last week', 'Room 5', '2026', ''])(
    'is unknown in %j',
    (text) => expect(writtenDay(text)).toBe(''),
  );

  it('depends on the order where it could be two', () => {
    expect(writtenDay('05/06/2026', 'month')).toBe('2026-05-06');
    expect(writtenDay('05/06/2026', 'day')).toBe('2026-06-05');
    // A 13 is no month, whatever the order of the others.
    expect(writtenDay('13/06/2026', 'month')).toBe('2026-06-13');
  });
});

it.each([
  [['05/06/2026', '13/10/2026'], 'day'],
  [['05/06/2026', '10/13/2026'], 'month'],
  [['05/06/2026', '07/08/2026'], 'either'],
  [['05/06/2026', '13/10/2026', '10/13/2026'], 'either'],
  [['13/10/2026', '10/13/2026'], undefined],
  [['31.10.2026', '2026-05-06', '05/05/2026', 'TBD'], undefined],
] as const)('the order of %j is %s', (texts, order) => {
  expect(dateOrderOf(texts)).toBe(order);
});

describe('a day without a year', () => {
  const today = '2026-11-25';
  it.each([
    ['Oct 13', '2026-10-13'],
    ['Nov 25', '2026-11-25'],
    ['Dec 29', '2025-12-29'],
    ['Sept. 28th', '2026-09-28'],
    ['13. Oktober', '2026-10-13'],
    ['7th of August', '2026-08-07'],
    ['13-Oct', '2026-10-13'],
    ['Julkaistu 13.10.', '2026-10-13'],
  ])('is the latest one up to today: %j', (text, day) => expect(dayWithoutYear(text, today)).toBe(day));

  it.each([
    ['Dec 5', '2026-12-05'],
    ['8 January', '2027-01-08'],
  ])('is the next one: %j', (text, day) => expect(dayWithoutYear(text, today, 'future')).toBe(day));

  it.each([
    'October',
    'Feb 31',
    'Oct 13, 2026',
    '13 Oct 2026',
    '13-Oct-26',
    'May 4:30',
    '13.10.2026',
    '1.2.3',
    'TBD',
    '',
  ])('is unknown in %j', (text) => expect(dayWithoutYear(text, today)).toBe(''));
});
