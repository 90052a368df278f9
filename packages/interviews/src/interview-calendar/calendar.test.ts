import ical from 'ical.js';
import { describe, expect, it } from 'vitest';
import { interviewToUpdate } from '../interview';
import { momentOf, readZonedTime } from '../interview-time/zoned-time';
import { timesOf } from '../interview-time/interview-times';
import { savedInterview } from '../testing/fixtures';
import { calendarLinks } from './calendar-links';
import { readCalendar } from './read-calendar';
import { writeCalendar } from './write-calendar';

const now = new Date('2026-11-22T12:00:00Z');
const zones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/London',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
];
// The days when clocks change in America, Europe and Australia, the days around them, and midnight.
const days = [
  '2026-03-07',
  '2026-03-08',
  '2026-03-09',
  '2026-03-29',
  '2026-04-05',
  '2026-07-01',
  '2026-10-04',
  '2026-10-25',
  '2026-10-31',
  '2026-11-01',
  '2026-11-02',
  '2027-03-14',
];
const times = ['00:00', '00:30', '01:30', '02:15', '02:30', '03:00', '09:00', '23:45'];
const matrix = zones.flatMap((zone) => days.flatMap((day) => times.map((time) => `${day}T${time}[${zone}]`)));

const eventsOf = (text: string) => {
  const calendar = new ical.Component(ical.parse(text) as never);
  return calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
};

describe('a calendar file', () => {
  it('has every interview at the right time, in any zone and around daylight saving changes', async () => {
    const interviews = matrix.map((dateOfInterview, index) =>
      savedInterview({ internalId: `i${index}`, dateOfInterview }),
    );
    const events = eventsOf(await writeCalendar(interviews, now));
    const moments = matrix.map((text) => new Date(momentOf(readZonedTime(text)!).ms).toISOString());
    const written = events.map((event) => new Date(event.startDate.toUnixTime() * 1000).toISOString());
    expect(
      matrix.flatMap((text, at) => (written[at] === moments[at] ? [] : [[text, written[at], moments[at]]])),
    ).toEqual([]);
    expect(events.map((event) => event.endDate.toUnixTime() - event.startDate.toUnixTime())).toEqual(
      matrix.map(() => 3600),
    );
  });

  it('is read back with the same local time, zone and length', async () => {
    const usual = matrix.filter((text) => momentOf(readZonedTime(text)!).kind === 'usual');
    const interviews = usual.map((dateOfInterview, index) =>
      savedInterview({ internalId: `i${index}`, dateOfInterview, durationMinutes: 45 }),
    );
    const { events } = await readCalendar(await writeCalendar(interviews, now), 'a.ics', 'UTC');
    expect(events.map((event) => event.dateOfInterview)).toEqual(usual);
    expect(new Set(events.map((event) => event.durationMinutes))).toEqual(new Set([45]));
  });

  it('keeps the UID and increases the SEQUENCE when an interview changes', async () => {
    const interview = savedInterview();
    const changed = { ...interview, ...interviewToUpdate(interview, { durationMinutes: 30 }) };
    const [first] = eventsOf(await writeCalendar([interview], now));
    const [second] = eventsOf(await writeCalendar([changed], now));
    expect([first?.uid, first?.sequence]).toEqual(['interview-1@interview.keepmark', 0]);
    expect([second?.uid, second?.sequence]).toEqual(['interview-1@interview.keepmark', 1]);
    const [imported] = eventsOf(
      await writeCalendar([savedInterview({ calendarUid: 'abc@acme', calendarSequence: 4 })], now),
    );
    expect([imported?.uid, imported?.sequence]).toEqual(['abc@acme', 4]);
  });

  it('has alarms a day and an hour before, unless the interview is canceled', async () => {
    const alarmsOf = async (status: 'Scheduled' | 'Cancelled') => {
      const [event] = eventsOf(await writeCalendar([savedInterview({ status })], now));
      const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
      return alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    };
    expect(await alarmsOf('Scheduled')).toEqual(['-P1D', '-PT1H']);
    expect(await alarmsOf('Cancelled')).toEqual([]);
  });

  it('skips interviews without a date, and escapes typed text', async () => {
    const typed = savedInterview({
      notes: 'Line one;\nline, two \\ "three"',
      location: 'Room 4, B',
      interviewType: 'On-Site',
    });
    const text = await writeCalendar([typed, savedInterview({ internalId: 'b', dateOfInterview: '' })], now);
    const events = eventsOf(text);
    expect(events).toHaveLength(1);
    expect(events[0]?.description).toBe('Line one;\nline, two \\ "three"');
    expect(events[0]?.location).toBe('Room 4, B');
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  });
});

it('links to Google Calendar and Outlook with the time, the location and the notes', () => {
  const interview = savedInterview({ notes: 'Bring a pen & paper', interviewType: 'On-Site', city: 'Austin' });
  const links = calendarLinks(interview)!;
  const google = new URL(links.google);
  expect([google.host, google.searchParams.get('dates'), google.searchParams.get('location')]).toEqual([
    'calendar.google.com',
    '20261201T203000Z/20261201T213000Z',
    'Austin',
  ]);
  const outlook = new URL(links.outlook);
  expect([outlook.host, outlook.searchParams.get('startdt'), outlook.searchParams.get('body')]).toEqual([
    'outlook.live.com',
    '2026-12-01T20:30:00.000Z',
    'Bring a pen & paper',
  ]);
  expect(links.outlook).not.toContain('+');
  const allDay = calendarLinks(savedInterview({ dateOfInterview: '2026-12-31' }))!;
  expect(new URL(allDay.google).searchParams.get('dates')).toBe('20261231/20270101');
  expect(new URL(allDay.outlook).searchParams.get('allday')).toBe('true');
  expect(calendarLinks(savedInterview({ dateOfInterview: '' }))).toBeUndefined();
  expect(timesOf(interview)?.startMs).toBe(Date.parse('2026-12-01T20:30Z'));
});
