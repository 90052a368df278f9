import { describe, expect, it } from 'vitest';
import type { Interview } from '../interview-table';
import { savedInterview } from '../testing/fixtures';
import { calendarLinks } from './calendar-links';
import { planImport } from './plan-import';
import { readCalendar } from './read-calendar';
import { writeCalendar } from './write-calendar';

const file = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const start = 'DTSTART:20261201T170000Z';
const read = async (text: string) => (await readCalendar(text, 'a.ics', 'Asia/Tokyo')).events;
const plan = async (text: string, interviews: readonly Interview[] = []) =>
  planImport(await read(text), { interviews, jobs: [] }, 'me@example.com');

describe('meetings that change', () => {
  const series = ['UID:s', 'SEQUENCE:0', 'SUMMARY:Interview', start, 'RRULE:FREQ=WEEKLY'];
  const moved = [
    'UID:s',
    'SEQUENCE:1',
    'SUMMARY:Interview',
    'RECURRENCE-ID:20261208T170000Z',
    'DTSTART:20261209T170000Z',
  ];

  it('keeps a series apart from a meeting that was moved out of it', async () => {
    const both = file(series).replace(
      'END:VCALENDAR',
      `BEGIN:VEVENT\r\n${moved.join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    );
    expect((await plan(both)).map(({ values }) => [values.calendarUid, values.dateOfInterview])).toEqual([
      ['s', '2026-12-02T02:00[Asia/Tokyo]'],
      ['s#2026-12-09T02:00[Asia/Tokyo]', '2026-12-10T02:00[Asia/Tokyo]'],
    ]);
  });

  it('updates the interview of a series only when its own meeting moves', async () => {
    const [first] = await plan(file(series));
    const saved = savedInterview(first?.values);
    expect((await plan(file(moved), [saved]))[0]).toMatchObject({ outcome: 'add', existing: undefined });
    const own = moved.map((line) => line.replace('20261208', '20261201'));
    expect((await plan(file(own), [saved]))[0]).toMatchObject({ outcome: 'update', values: { status: 'Rescheduled' } });
  });

  const ruled = (rule: string, ...more: readonly string[]) =>
    file([
      'UID:s',
      'SUMMARY:Interview',
      'DTSTART;TZID=Europe/Berlin:20261201T100000',
      `RRULE:${rule}`,
      'DURATION:PT30M',
      ...more,
    ]);

  it.each([
    ['its own zone', 'EXDATE;TZID=Europe/Berlin:20261201T100000'],
    ['UTC, one of two', 'EXDATE:20261215T090000Z,20261201T090000Z'],
    ['only the day', 'EXDATE;VALUE=DATE:20261201'],
  ])('skips the canceled first meeting of a series, named in %s', async (_, exception) => {
    expect((await plan(ruled('FREQ=WEEKLY', exception)))[0]?.values).toMatchObject({
      dateOfInterview: '2026-12-08T10:00[Europe/Berlin]',
      durationMinutes: 30,
      status: 'Scheduled',
    });
  });

  it('takes another meeting for the series when its first one is listed as moved', async () => {
    const own = moved.map((line) => line.replace('20261208', '20261201'));
    const both = file(series).replace(
      'END:VCALENDAR',
      `BEGIN:VEVENT\r\n${own.join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    );
    const planned = await plan(both);
    expect(planned.map(({ values }) => values.dateOfInterview)).toEqual([
      '2026-12-09T02:00[Asia/Tokyo]',
      '2026-12-10T02:00[Asia/Tokyo]',
    ]);
    const saved = savedInterview((await plan(file(series)))[0]?.values);
    expect((await plan(both, [saved])).map(({ outcome }) => outcome)).toEqual(['same', 'update']);
  });

  it.each([
    ['every meeting was canceled', 'FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20261201,20261202'],
    ['the rule has no day', 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31', 'EXDATE;VALUE=DATE:20261201'],
    ['the rule never meets', 'FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'EXDATE;VALUE=DATE:20261201'],
  ])('says that no meeting is left when %s', async (_, rule, exception) => {
    expect((await plan(ruled(rule, exception)))[0]).toMatchObject({ outcome: 'none', values: {} });
  });

  it('schedules a canceled meeting again when it is renewed', async () => {
    const request = ['UID:r', 'SUMMARY:Interview', start];
    const saved = savedInterview({ ...(await plan(file([...request, 'SEQUENCE:2'])))[0]?.values, status: 'Cancelled' });
    expect((await plan(file([...request, 'SEQUENCE:3']), [saved]))[0]?.values).toEqual({
      status: 'Scheduled',
      calendarSequence: 3,
      invitationSequence: 3,
    });
    expect((await plan(file([...request, 'SEQUENCE:2']), [saved]))[0]?.outcome).toBe('same');
  });

  it('asks before it schedules a canceled meeting again for the same version with a newer stamp', async () => {
    const version = (stamp: string) =>
      file(['UID:q', 'SEQUENCE:2', `DTSTAMP:202611${stamp}T090000Z`, 'SUMMARY:Interview', start]);
    const saved = savedInterview({
      ...(await plan(version('20')))[0]?.values,
      status: 'Cancelled',
      calendarSequence: 3,
    });
    expect((await plan(version('21'), [saved]))[0]).toMatchObject({
      outcome: 'update',
      isLikely: false,
      isRevival: true,
      values: { status: 'Scheduled' },
    });
    expect((await plan(version('20'), [saved]))[0]?.outcome).toBe('same');
    const open = savedInterview({ ...saved, status: 'Scheduled' });
    expect((await plan(version('21'), [open]))[0]?.isRevival).toBeUndefined();
  });

  it('exports an event of several days with its last one, and reads it back equal', async () => {
    const days = file(['UID:w', 'SUMMARY:Assessment', 'DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261217']);
    const saved = savedInterview((await plan(days))[0]?.values);
    const exported = await writeCalendar([saved], new Date('2026-11-22T12:00:00Z'));
    expect(exported).toContain('DTEND;VALUE=DATE:20261217');
    expect(new URL(calendarLinks(saved)!.google).searchParams.get('dates')).toBe('20261214/20261217');
    expect((await plan(exported, [saved]))[0]?.outcome).toBe('same');
    const added = (await plan(exported))[0]?.values.notes ?? '';
    expect(added.match(/All day from/g)).toHaveLength(1);
    const elsewhere = savedInterview({ ...saved, dateOfInterview: '2026-12-21' });
    expect(await writeCalendar([elsewhere], new Date('2026-11-22T12:00:00Z'))).toContain('DTEND;VALUE=DATE:20261222');
  });

  it('takes the organizer’s next version, however often the interview was edited here', async () => {
    const version = (sequence: number, stamp: string, ...more: readonly string[]) =>
      file(['UID:v', `SEQUENCE:${sequence}`, `DTSTAMP:202611${stamp}T090000Z`, 'SUMMARY:Interview', ...more]);
    const [first] = await plan(version(0, '20', start));
    const saved = savedInterview({ ...first?.values, notes: 'Mine', calendarSequence: 5 });
    const later = version(1, '21', 'DTSTART:20261202T170000Z');
    const [update] = await plan(later, [saved]);
    expect(update?.values).toEqual({
      dateOfInterview: '2026-12-03T02:00[Asia/Tokyo]',
      status: 'Rescheduled',
      invitationSequence: 1,
      invitationStamp: '2026-11-21T09:00:00Z',
    });
    expect((await plan(version(0, '21', start, 'STATUS:CANCELLED'), [saved]))[0]?.values).toMatchObject({
      status: 'Cancelled',
    });
    const updated = savedInterview({ ...saved, ...update?.values, calendarSequence: 6 });
    expect((await plan(version(0, '20', start), [updated]))[0]?.outcome).toBe('same');
  });

  it('keeps our own edits when the version that they changed is imported again', async () => {
    const text = file(['UID:v', 'DTSTAMP:20261120T090000Z', 'SUMMARY:Interview', start]);
    const [first] = await plan(text);
    const edited = { dateOfInterview: '2026-12-05T09:00[Asia/Tokyo]', calendarSequence: 1 };
    const saved = savedInterview({ ...first?.values, ...edited });
    expect((await plan(text, [saved]))[0]?.outcome).toBe('same');
    const exported = await writeCalendar([saved], new Date('2026-11-22T12:00:00Z'));
    expect((await plan(exported, [saved]))[0]?.outcome).toBe('same');
  });

  it('compares with our own counter where an older row doesn’t hold the invitation’s', async () => {
    const saved = savedInterview({
      calendarUid: 'v',
      dateOfInterview: '2026-12-02T02:00[Asia/Tokyo]',
      calendarSequence: 2,
    });
    const version = (sequence: number) =>
      file(['UID:v', `SEQUENCE:${sequence}`, 'SUMMARY:Interview', 'DTSTART:20261202T170000Z']);
    expect((await plan(version(1), [saved]))[0]?.outcome).toBe('same');
    expect((await plan(version(3), [saved]))[0]?.values).toMatchObject({
      status: 'Rescheduled',
      invitationSequence: 3,
    });
  });

  it('updates the day of an all-day event', async () => {
    const day = (date: string, sequence: number) =>
      file([
        'UID:d',
        `SEQUENCE:${sequence}`,
        'SUMMARY:Assessment',
        `DTSTART;VALUE=DATE:${date}`,
        'DESCRIPTION:Bring ID',
      ]);
    const saved = savedInterview((await plan(day('20261214', 0)))[0]?.values);
    expect(saved).toMatchObject({ dateOfInterview: '2026-12-14', status: 'Scheduled', notes: 'Bring ID' });
    expect((await plan(day('20261214', 0), [saved]))[0]?.outcome).toBe('same');
    expect((await plan(day('20261216', 1), [saved]))[0]?.values).toMatchObject({
      dateOfInterview: '2026-12-16',
      status: 'Rescheduled',
    });
    const timed = file(['UID:d', 'SEQUENCE:2', 'SUMMARY:Assessment', start]);
    expect((await plan(timed, [saved]))[0]?.values).toMatchObject({
      dateOfInterview: '2026-12-02T02:00[Asia/Tokyo]',
    });
  });

  it('gives an all-day event of an earlier version its day, and takes it out of the notes', async () => {
    const saved = savedInterview({
      calendarUid: 'd',
      dateOfInterview: '',
      status: 'TBD',
      notes: 'All day on Mon, Dec 14, 2026.\n\nBring ID',
    });
    const [update] = await plan(file(['UID:d', 'SUMMARY:Assessment', 'DTSTART;VALUE=DATE:20261214']), [saved]);
    expect(update?.values).toMatchObject({ dateOfInterview: '2026-12-14', notes: 'Bring ID', status: 'Scheduled' });
  });

  it('names the last of several days in the notes, also after a move', async () => {
    const days = (from: string, end: string, sequence: number) =>
      file([
        'UID:d',
        `SEQUENCE:${sequence}`,
        'SUMMARY:Assessment',
        `DTSTART;VALUE=DATE:${from}`,
        end,
        'DESCRIPTION:Bring ID',
      ]);
    const [first] = await plan(days('20261214', 'DTEND;VALUE=DATE:20261216', 0));
    expect(first?.values).toMatchObject({
      dateOfInterview: '2026-12-14',
      notes: 'All day from Mon, Dec 14, 2026 to Tue, Dec 15, 2026.\n\nBring ID',
    });
    const saved = savedInterview(first?.values);
    expect((await plan(days('20261217', 'DURATION:P3D', 1), [saved]))[0]?.values).toMatchObject({
      notes: 'All day from Thu, Dec 17, 2026 to Sat, Dec 19, 2026.\n\nBring ID',
    });
    expect((await plan(days('20261217', 'DURATION:P1D', 1), [saved]))[0]?.values).toMatchObject({ notes: 'Bring ID' });
  });

  it('marks a time without a zone, which is read in the reader’s own', async () => {
    expect(await read(file(['DTSTART:20261201T170000']))).toMatchObject([{ isFloating: true }]);
    expect(await read(file([start]))).toMatchObject([{ isFloating: false }]);
  });

  it('finds nothing to update in our own export', async () => {
    const links = { url: 'https://acme.example/talk', notes: 'Or https://acme.zoom.us/j/1', city: 'Austin' };
    const interviews = (['Phone', 'Video', 'On-Site'] as const).flatMap((interviewType, at) => [
      savedInterview({ internalId: `a${at}`, interviewType, ...links }),
      savedInterview({ internalId: `b${at}`, interviewType, dateOfInterview: '2026-11-01T01:30[America/Chicago]' }),
      savedInterview({ internalId: `c${at}`, interviewType, status: 'Cancelled', location: 'Room 4', city: 'Austin' }),
      savedInterview({
        internalId: `d${at}`,
        interviewType,
        dateOfInterview: '2026-12-31',
        notes: 'All day from Thu to Fri.',
      }),
    ]);
    const text = await writeCalendar(interviews, new Date('2026-11-22T12:00:00Z'));
    expect((await plan(text, interviews)).map(({ outcome }) => outcome)).toEqual(interviews.map(() => 'same'));
    expect(text.match(/LOCATION:Austin/g)).toHaveLength(1);
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
  });
});
