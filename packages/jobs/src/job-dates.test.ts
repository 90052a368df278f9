import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agoText, calendarDayOf, daysAgo, formatDay } from './job-dates';

const now = new Date(2026, 9, 20, 15, 30);

describe('dates', () => {
  it.each(['', 'soon', '2026-99-99T00:00'])('take %j for no date', (text) => {
    expect(formatDay(text)).toBe('');
    expect(daysAgo(text, now)).toBe(-1);
  });

  it('count calendar days, not hours', () => {
    expect(daysAgo('2026-10-20', now)).toBe(0);
    expect(daysAgo('2026-10-19', now)).toBe(1);
    expect(daysAgo(new Date(2026, 9, 19, 23, 59).toISOString(), now)).toBe(1);
    expect(daysAgo('2026-10-21', now)).toBe(-1);
  });

  it('keep a calendar day in whatever zone it is read', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(1970, 0, 2), max: new Date(2100, 0, 1), noInvalidDate: true }), (date) => {
        expect(daysAgo(calendarDayOf(date), date)).toBe(0);
      }),
    );
  });

  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [12, '12 days ago'],
    [92, '3 months ago'],
    [800, '2 years ago'],
    [-1, ''],
  ])('say %i days as %j', (days, text) => {
    expect(agoText(days)).toBe(text);
  });
});
