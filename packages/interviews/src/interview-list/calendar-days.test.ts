import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDate } from '../interview';
import { savedInterview } from '../testing/fixtures';
import { addMonths, dayEntries, firstWeekday, interviewsByDay, monthOf, weekOf } from './calendar-days';

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

describe('a month', () => {
  it('has each of its days once, in whole weeks that start on the right day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(0, 1, 6), (date, first) => {
        const weeks = monthOf(date, first);
        const days = weeks.flat();
        const [year = 0, month = 0] = date.split('-').map(Number);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(new Date(`${days[0]}T00:00Z`).getUTCDay()).toBe(first);
        expect(days.filter((one) => one.startsWith(date.slice(0, 7)))).toHaveLength(
          new Date(Date.UTC(year, month, 0)).getUTCDate(),
        );
        expect(days.toSorted()).toEqual(days);
        expect(weekOf(date, first)).toContain(date);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i is %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });
});

it('puts interviews on the day in the user’s zone', () => {
  const evening = savedInterview({ internalId: 'a', dateOfInterview: '2026-12-01T22:00[America/Los_Angeles]' });
  const morning = savedInterview({ internalId: 'b', dateOfInterview: '2026-12-02T09:00[Europe/Berlin]' });
  const elsewhere = savedInterview({ internalId: 'c', dateOfInterview: '2026-12-20T09:00[Europe/Berlin]' });
  const byDay = interviewsByDay([morning, evening, elsewhere], weekOf('2026-12-02', 0), 'Europe/Berlin');
  expect([...byDay].map(([date, list]) => [date, list.map(({ internalId }) => internalId)])).toEqual([
    ['2026-12-02', ['a', 'b']],
  ]);
});

it('puts an interview that lasts all day on its day in every zone, but not among the hours', () => {
  const allDay = savedInterview({ internalId: 'a', dateOfInterview: '2026-12-02' });
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
    const byDay = interviewsByDay([allDay], weekOf('2026-12-02', 0), zone);
    expect([...byDay]).toEqual([['2026-12-02', [allDay]]]);
  }
  expect(dayEntries([allDay], 'UTC')).toEqual([]);
});

it('lays out interviews at the same time in separate lanes', () => {
  const some = fc.array(
    fc.record({ hour: fc.integer({ min: 0, max: 23 }), durationMinutes: fc.constantFrom(15, 60, 240) }),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(some, (list) => {
      const interviews = list
        .map(({ hour, durationMinutes }, index) =>
          savedInterview({
            internalId: `i${index}`,
            durationMinutes,
            dateOfInterview: `2026-12-02T${String(hour).padStart(2, '0')}:00[UTC]`,
          }),
        )
        .toSorted(byDate);
      const entries = dayEntries(interviews, 'UTC');
      expect(entries).toHaveLength(interviews.length);
      for (const one of entries) {
        expect(one.lane).toBeLessThan(one.lanes);
        expect(one.endMinute).toBeLessThanOrEqual(1440);
        for (const other of entries) {
          if (one === other || one.startMinute >= other.endMinute || other.startMinute >= one.endMinute) continue;
          expect(one.lane).not.toBe(other.lane);
          expect(one.lanes).toBe(other.lanes);
        }
      }
    }),
  );
});

it('starts the week according to the user’s language', () => {
  expect(['en-US', 'de-DE', 'en-US@posix', ''].map(firstWeekday)).toEqual([0, 1, 0, 0]);
});
