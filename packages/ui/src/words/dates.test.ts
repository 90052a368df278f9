import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { agoText, calendarDayOf, dayAfter, dayOf, daysAgo, daysBetween, formatDay, isCalendarDay } from './dates';

const now = new Date(2026, 9, 20, 15, 30);

describe('dates', () => {
  it.each(['', 'soon', '2026-99-99T00:00'])('treats %j as no date', (text) => {
    expect(formatDay(text)).toBe('');
    expect(daysAgo(text, now)).toBe(-1);
    expect(daysBetween(text, '2026-10-20')).toBe(-1);
    expect(daysBetween('2026-10-20', text)).toBe(-1);
    expect([dayOf(text), dayAfter(text, 1), agoText(daysAgo(text, now))]).toEqual(['', '', '']);
  });

  it('counts no days until an earlier day', () => {
    expect(daysBetween('2026-10-20', '2026-10-19')).toBe(0);
  });

  it('counts calendar days, not hours', () => {
    expect(daysAgo('2026-10-20', now)).toBe(0);
    expect(daysAgo('2026-10-19', now)).toBe(1);
    expect(daysAgo(new Date(2026, 9, 19, 23, 59).toISOString(), now)).toBe(1);
    expect(daysAgo('2026-10-21', now)).toBe(-1);
  });

  it('reads a calendar day as that day in any zone', () => {
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
  ])('says %i days as %j', (days, text) => {
    expect(agoText(days)).toBe(text);
  });
});

describe('a moment', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Pacific/Auckland', '2026-10-21', 0],
    ['UTC', '2026-10-20', 1],
    ['America/Los_Angeles', '2026-10-20', 0],
  ])('belongs to its day in %s', (zone, day, days) => {
    vi.stubEnv('TZ', zone);
    expect(dayOf('2026-10-20T23:30:00.000Z')).toBe(day);
    expect(daysBetween('2026-10-20T23:30:00.000Z', '2026-10-21T02:00:00.000Z')).toBe(days);
  });
});

it.each([
  ['2026-10-20', true],
  ['2026-02-30', false],
  ['2026-10-20T08:00', false],
  ['', false],
])('says whether %j is a calendar day: %j', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});

it('formats the reader’s own calendar day', () => {
  expect(calendarDayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(formatDay('2026-10-20')).toContain('2026');
});
