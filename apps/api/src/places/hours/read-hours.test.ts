import OpeningHours from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { withoutHolidays } from './hours-rules';
import { dayOfText, spansOf } from './hours-schedule';
import { isOpenAt, nextChangeAt, weekOf } from './opening-hours';
import { readHours } from './read-hours';

const from = '2026-11-28';
const helsinki = { country: 'FI', state: '' };
const read = (hours: string, where = helsinki) => readHours({ hours, ...where, from });
/** A Saturday, noon in Helsinki. */
const now = new Date('2026-11-28T10:00:00Z');
const inHelsinki = (hours: string, where = helsinki) => ({
  schedule: read(hours, where).schedule,
  timeZone: 'Europe/Helsinki',
});

describe('reading opening hours', () => {
  it('ends for hours that never change again, and tells nothing from closings alone', () => {
    const hours = '2017 Jul 1 - 2017 Aug 8 off; PH off';
    expect(read(hours)).toEqual({ remark: 'only-closings' });
    expect([
      isOpenAt(inHelsinki(hours), now),
      nextChangeAt(inHelsinki(hours), now),
      weekOf(inHelsinki(hours), now),
    ]).toEqual([null, null, null]);
  });

  it.each([
    ['2017 Jul 1-2017 Aug 8 10:00-12:00', false, null],
    ['2030 Jul 1 10:00-12:00', false, null],
    ['week 53', false, '2026-12-28T00:00'],
    ['24/7', true, null],
    ['24/7 off', false, null],
    ['Mo-Su 00:00-24:00; 2027 Jan 5 off', true, '2027-01-05T00:00'],
    ['Sa 22:00-26:00', false, '2026-11-28T22:00'],
    ['Sa 10:00-14:00; PH off', true, '2026-11-28T14:00'],
    ['Mo-Fr 18:00-02:00; Sa 11:00-02:00; Su off', true, '2026-11-29T02:00'],
    ['Mo-Su 11:00-02:00; Su off; PH off', true, '2026-11-29T02:00'],
    ['Mo-Su 11:00-24:00,00:00-02:00; Su off', true, '2026-11-29T00:00'],
    ['Mo-Su 11:00-24:00; Su off', true, '2026-11-29T00:00'],
  ])('%s: open is %s, next change at %s', (hours, isOpen, change) => {
    expect([isOpenAt(inHelsinki(hours), now), nextChangeAt(inHelsinki(hours), now)]).toEqual([isOpen, change]);
  });

  it.each([
    ['Mo-Fr sunrise-18:00', 'by-the-sun'],
    ['Mo "by appointment"', 'by-appointment'],
    ['PH off', 'only-closings'],
    ['Mo-Fr 09:00-17:00 and sometimes later', 'not-understood'],
    ['easter +400 days', 'not-understood'],
    ['', 'not-understood'],
    [
      Array.from({ length: 4000 }, (_, rule) => `${2000 + (rule % 100)} Jan ${1 + (rule % 28)} off`).join('; '),
      'too-long',
    ],
    [
      Array.from(
        { length: 30 },
        (_, hour) =>
          `${String(hour % 24).padStart(2, '0')}:${10 + hour}-${String(hour % 24).padStart(2, '0')}:${11 + hour}`,
      ).join(','),
      'too-many-kinds-of-days',
    ],
  ])('%.60s remains text: %s', (hours, remark) => {
    expect(read(hours)).toEqual({ remark });
  });

  it.each([
    'Mo-Fr 09:00-17:00; PH off',
    'PH off; Mo-Sa 10:00-18:00',
    'Mo-Fr,PH 10:00-12:00',
    'Fr-Sa 20:00-03:00; PH off',
    'Mo-Fr 08:00-20:00; Sa 10:00-18:00; PH 12:00-16:00',
  ])('%s says the same on every day as the library', (hours) => {
    const { schedule } = read(hours);
    const library = new OpeningHours(hours, { lat: 60, lon: 25, address: { country_code: 'fi', state: '' } });
    expect(schedule).toBeDefined();
    // Around the holidays of a winter, and some days without.
    for (let day = dayOfText('2026-12-01'); day < dayOfText('2027-01-10'); day += 1) {
      const date = new Date(day * 86_400_000);
      for (const hour of [1, 9, 11, 13, 21]) {
        const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hour, 30);
        const minute = hour * 60 + 30;
        const isOpen = [...(spansOf(schedule!, day) ?? []), ...nightBefore(schedule!, day)].some(
          ([opens, closes]) => opens <= minute && closes > minute,
        );
        expect([local.toDateString(), hour, isOpen]).toEqual([local.toDateString(), hour, library.getState(local)]);
      }
    }
  });

  it('holds on weekdays in a country whose holidays aren’t known', () => {
    for (const hours of ['Mo-Fr 09:00-17:00; PH off', 'Mo-Fr 09:00-17:00; PH,SH off', 'PH,Mo-Fr 09:00-17:00'])
      expect(weekOf(inHelsinki(hours, { country: 'ZZ', state: '' }), now)).toMatchObject({
        Monday: '9:00 AM–5:00 PM',
        Sunday: 'Closed',
      });
    expect(read('PH 10:00-12:00', { country: 'ZZ', state: '' })).toEqual({ remark: 'not-understood' });
  });

  it('says nothing of a day that is too far ahead', () => {
    const inThreeYears = new Date('2029-11-28T10:00:00Z');
    const hours = inHelsinki('Mo-Su 09:00-17:00; PH off');
    expect([isOpenAt(hours, inThreeYears), nextChangeAt(hours, inThreeYears), weekOf(hours, inThreeYears)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(isOpenAt(inHelsinki('Mo-Su 09:00-17:00'), inThreeYears)).toBe(true);
  });
});

const nightBefore = (schedule: NonNullable<ReturnType<typeof read>['schedule']>, day: number) =>
  (spansOf(schedule, day - 1) ?? []).map(([opens, closes]) => [opens - 1440, closes - 1440] as const);

describe('hours without holidays', () => {
  it.each([
    ['Mo-Fr 09:00-17:00; PH off', 'Mo-Fr 09:00-17:00'],
    ['PH off; Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    ['Mo-Fr,PH 10:00-12:00,13:00-15:00', 'Mo-Fr 10:00-12:00,13:00-15:00'],
    ['PH,Mo-Fr 10:00-12:00', 'Mo-Fr 10:00-12:00'],
    ['Mo-Fr 09:00-17:00, PH 10:00-12:00,14:00-16:00', 'Mo-Fr 09:00-17:00'],
    ['Sa[1],PH 10:00-12:00', 'Sa[1] 10:00-12:00'],
    ['Dec PH off; Mo 10:00-12:00', 'Mo 10:00-12:00'],
    ['Mo 10:00-12:00 || PH 10:00-11:00', 'Mo 10:00-12:00'],
    ['PH off', ''],
  ])('%s is %s', (hours, plain) => {
    expect(withoutHolidays(hours, ['PH'])).toBe(plain);
  });
});

describe('hours with holidays in a country without a table of them', () => {
  it.each([
    ['TH', 'Mo-Sa 08:00-18:00; PH off'],
    ['KE', 'Tu-Fr 10:00-18:00; Sa,PH 10:00-13:00'],
    ['XK', 'PH,Sa 10:00-12:00; Mo-Fr 08:00-12:00'],
    ['ZW', 'Mo-Fr,PH 09:00-17:00; SH closed'],
  ])('hold on weekdays: %s, %s', (country, hours) => {
    // A Saturday at noon, a Sunday, and a Wednesday.
    const place = { schedule: read(hours, { country, state: '' }).schedule, timeZone: 'UTC' };
    expect(isOpenAt(place, new Date('2026-12-02T11:00:00Z'))).toBe(true);
    expect(isOpenAt(place, new Date('2026-11-29T23:00:00Z'))).toBe(false);
  });
});
