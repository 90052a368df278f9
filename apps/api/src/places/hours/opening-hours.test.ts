import { describe, expect, it } from 'vitest';
import { isOpenAt, nextChangeAt, weekOf } from './opening-hours';
import { readHours } from './read-hours';

const place = (hours: string, timeZone = 'America/New_York', where = { country: 'US', state: 'New York' }) => ({
  schedule: readHours({ hours, ...where, from: '2025-07-01' }).schedule,
  timeZone,
});
/** A Monday: 14:30 in New York, 19:30 in London, and Tuesday, 04:30 in Tokyo. */
const now = new Date('2026-03-02T19:30:00Z');

describe('being open', () => {
  it.each([
    ['Mo-Fr 09:00-17:00', 'America/New_York', true],
    ['Mo-Fr 09:00-17:00', 'Europe/London', false],
    ['Tu 04:00-05:00', 'Asia/Tokyo', true],
    ['Mo 22:00-06:00', 'Asia/Tokyo', true],
    ['24/7', 'Asia/Tokyo', true],
    ['24/7 off', 'Asia/Tokyo', false],
    ['Mo-Fr 09:00-14:00', 'America/New_York', false],
    ['', 'America/New_York', null],
    ['when we feel like it', 'America/New_York', null],
    ['sunrise-sunset', 'America/New_York', null],
    ['Mo "by appointment"', 'America/New_York', null],
    ['Mo-Fr 09:00-17:00', 'Mars/Olympus', null],
    ['Mo-Su 09:00-17:00; PH off', 'America/New_York', true],
    ['Mo-Su 09:00-17:00; SH off', 'America/New_York', true],
  ])('by %s in %s is %s', (hours, timeZone, isOpen) => {
    expect(isOpenAt(place(hours, timeZone), now)).toBe(isOpen);
  });

  it('knows the holidays of the country', () => {
    const independenceDay = new Date('2025-07-04T16:00:00Z');
    expect(isOpenAt(place('Mo-Su 09:00-17:00; PH off'), independenceDay)).toBe(false);
    const ontario = { country: 'CA', state: 'Ontario' };
    expect(isOpenAt(place('Mo-Su 09:00-17:00; PH off', 'America/Toronto', ontario), independenceDay)).toBe(true);
  });
});

describe('the next change', () => {
  it.each([
    ['Mo-Fr 09:00-17:00', '2026-03-02T17:00'],
    ['Mo-Fr 09:00-14:00', '2026-03-03T09:00'],
    ['24/7', null],
    ['', null],
    ['Mo-Fr 09:00+', null],
  ])('of %j is at %s, by the clock of the place', (hours, change) => {
    expect(nextChangeAt(place(hours), now)).toBe(change);
  });
});

describe('the week', () => {
  const week = (hours: string) => weekOf(place(hours), now);

  it('is spelled out, an evening on the day on which it begins', () => {
    expect(week('Mo-Th 09:00-12:30,14:00-18:00; Fr 18:00-02:00; Su 00:00-24:00')).toEqual({
      Monday: '9:00 AM–12:30 PM, 2:00 PM–6:00 PM',
      Tuesday: '9:00 AM–12:30 PM, 2:00 PM–6:00 PM',
      Wednesday: '9:00 AM–12:30 PM, 2:00 PM–6:00 PM',
      Thursday: '9:00 AM–12:30 PM, 2:00 PM–6:00 PM',
      Friday: '6:00 PM–2:00 AM',
      Saturday: 'Closed',
      Sunday: 'Open 24 hours',
    });
    expect(new Set(Object.values(week('24/7') ?? {}))).toEqual(new Set(['Open 24 hours']));
  });

  it('is the coming one where seasons and holidays change it', () => {
    const fridayBefore = new Date('2026-07-03T16:00:00Z');
    const holiday = weekOf(place('Mo-Su 09:00-17:00; PH off'), new Date('2026-12-24T16:00:00Z'));
    expect([holiday?.['Thursday'], holiday?.['Friday'], holiday?.['Saturday']]).toEqual([
      '9:00 AM–5:00 PM',
      'Closed',
      '9:00 AM–5:00 PM',
    ]);
    expect(weekOf(place('Apr-Sep Mo-Fr 09:00-20:00; Oct-Mar Mo-Fr 10:00-16:00'), fridayBefore)).toMatchObject({
      Monday: '9:00 AM–8:00 PM',
      Sunday: 'Closed',
    });
    expect(Object.keys(holiday ?? {})[0]).toBe('Monday');
  });

  it.each(['', 'nonsense', 'sunrise-sunset'])('is not known by %j', (hours) => {
    expect(week(hours)).toBeNull();
  });
});
