import { expect, it } from 'vitest';
import { savedInterview } from '../testing/fixtures';
import { dueReminders } from './due-reminders';

const startMs = Date.parse('2026-12-01T20:30Z');
const hourMs = 3_600_000;
const due = (afterMs: number, untilMs: number, changes = {}) =>
  dueReminders([savedInterview(changes)], afterMs, untilMs).map(({ title }) => title);

it('reminds a day and an hour before, exactly once each, at any interval of checks', () => {
  const titles: string[] = [];
  for (let at = startMs - 30 * hourMs; at < startMs + hourMs; at += 7 * 60_000)
    titles.push(...due(at, at + 7 * 60_000));
  expect(titles).toEqual(['Data Analyst at Northwind Labs tomorrow', 'Data Analyst at Northwind Labs in one hour']);
});

it.each(['Completed', 'Cancelled'])('skips an interview that is %s', (status) => {
  expect(due(startMs - 2 * hourMs, startMs - 1, { status })).toEqual([]);
});

it('skips an interview without a date', () => {
  expect(due(0, Infinity, { dateOfInterview: '' })).toEqual([]);
});

it('skips an interview that has begun, however long nobody looked', () => {
  expect(due(startMs - 30 * hourMs, startMs)).toEqual([]);
});
