import { FileImportError } from '@keepmark/ui/file-import';
import { describe, expect, it } from 'vitest';
import { savedInterview } from '../testing/fixtures';
import { planImport } from './plan-import';
import { readCalendar, readCalendarFile } from './read-calendar';

const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', lines.join('\r\n'), 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const invitation = [
  'UID:abc@acme.example',
  'SEQUENCE:2',
  'SUMMARY:Interview with Acme',
  'DTSTART;TZID=Eastern Standard Time:20261201T093000',
  'DTEND;TZID=Eastern Standard Time:20261201T101500',
  'ORGANIZER;CN=Ada Park:mailto:ada@acme.example',
  'ATTENDEE;CN=Me:mailto:me@example.com',
  'LOCATION:https://acme.zoom.us/j/123',
  'DESCRIPTION:Please join',
];
const readAll = (text: string) => readCalendar(text, 'invite.ics', 'America/Denver');
const read = async (text: string) => (await readAll(text)).events;
const plan = async (text: string, saved: Partial<Parameters<typeof planImport>[1]> = {}) =>
  planImport(await read(text), { interviews: [], jobs: [], ...saved }, 'ME@example.com');

describe('an invitation', () => {
  it('becomes an interview in its own zone, with the organizer and the meeting link', async () => {
    const [planned] = await plan(file(invitation));
    expect(planned).toMatchObject({
      outcome: 'add',
      isLikely: true,
      values: {
        jobTitle: 'Interview with Acme',
        dateOfInterview: '2026-12-01T09:30[America/New_York]',
        durationMinutes: 45,
        interviewType: 'Video',
        interviewers: [{ name: 'Ada Park', contactId: '' }],
        contactInfo: 'ada@acme.example',
        url: 'https://acme.zoom.us/j/123',
        location: '',
        status: 'Scheduled',
        calendarUid: 'abc@acme.example',
        calendarSequence: 2,
      },
    });
  });

  it('updates the interview if it was imported before, unless it is older or equal', async () => {
    const [first] = await plan(file(invitation));
    const saved = savedInterview({ ...first?.values, notes: 'My own notes' });
    const moved = invitation.map((line) =>
      line.replace('SEQUENCE:2', 'SEQUENCE:3').replace('T0930', 'T1100').replace('T1015', 'T1145'),
    );
    const [update] = await plan(file(moved), { interviews: [saved] });
    expect(update).toMatchObject({ outcome: 'update', existing: { internalId: saved.internalId } });
    expect(update?.values).toEqual({
      dateOfInterview: '2026-12-01T11:00[America/New_York]',
      status: 'Rescheduled',
      calendarSequence: 3,
      invitationSequence: 3,
    });
    expect((await plan(file(invitation), { interviews: [saved] }))[0]?.outcome).toBe('same');
    const old = moved.map((line) => line.replace('SEQUENCE:3', 'SEQUENCE:1'));
    expect((await plan(file(old), { interviews: [saved] }))[0]?.outcome).toBe('same');
  });

  it('cancels the interview when it is canceled', async () => {
    const [first] = await plan(file(invitation));
    const cancelled = file([...invitation, `STATUS:${'Cancelled'.toUpperCase()}`]).replace(
      'VERSION:2.0',
      'VERSION:2.0\r\nMETHOD:CANCEL',
    );
    const [update] = await plan(cancelled, { interviews: [savedInterview(first?.values)] });
    expect(update?.values).toEqual({ status: 'Cancelled' });
  });

  it.each([
    ['in UTC', 'DTSTART:20261201T170000Z', '2026-12-01T10:00[America/Denver]', ''],
    ['without a zone', 'DTSTART:20261201T170000', '2026-12-01T17:00[America/Denver]', ''],
    ['that lasts all day', 'DTSTART;VALUE=DATE:20261201', '', '2026-12-01'],
  ])('%s has the right time', async (_, start, dateOfInterview, allDay) => {
    expect(await read(file(['SUMMARY:Interview', start]))).toMatchObject([{ dateOfInterview, allDay }]);
  });

  it('in a zone defined only in the file has the right time', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Acme Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const text = file(['SUMMARY:Interview', 'DTSTART;TZID=Acme Time:20261201T150000']);
    const [event] = await read(text.replace('VERSION:2.0', `VERSION:2.0\r\n${zone}`));
    expect(event?.dateOfInterview).toBe('2026-12-01T05:00[America/Denver]');
  });
});

it('links an invitation to the only open job at the named company', async () => {
  const job = (internalId: string, companyName: string, status = 'application-submitted') =>
    ({ internalId, companyName, jobTitle: 'Data Analyst', status }) as never;
  const jobOf = async (...jobs: never[]) => (await plan(file(invitation), { jobs }))[0]?.values.jobId;
  expect(await jobOf(job('a', 'ACME, Inc.'), job('b', 'Bolt'))).toBe('a');
  expect(await jobOf(job('a', 'Acme'), job('b', 'Acme'))).toBeUndefined();
  expect(await jobOf(job('a', 'Acme', 'offer-rejected'))).toBeUndefined();
});

it('preselects only likely interviews from a whole calendar', async () => {
  const planned = await plan(
    file(
      invitation,
      ['UID:b', 'SUMMARY:Dentist', 'DTSTART:20261202T100000Z'],
      ['UID:c', 'SUMMARY:Phone screen', 'DTSTART:20261203T100000Z'],
    ),
  );
  expect(planned.map(({ isLikely }) => isLikely)).toEqual([true, false, true]);
});

describe('a bad file', () => {
  it.each([
    ['is no calendar', 'Hello', 'invite.ics isn’t a calendar file'],
    ['is empty', '', 'invite.ics isn’t a calendar file'],
    ['is cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Int', 'isn’t a calendar file, or it is damaged'],
    ['has no events', file(), 'invite.ics has no events'],
    [
      'has only an impossible date',
      file(['SUMMARY:X', 'DTSTART:20269931T999999Z']),
      'No event of invite.ics has a date that we can read',
    ],
  ])('that %s is refused with a sentence', async (_, text, sentence) => {
    await expect(read(text)).rejects.toThrow(FileImportError);
    await expect(read(text)).rejects.toThrow(sentence);
  });

  it('of 10 MB is rejected before it is read', async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024)]);
    await expect(readCalendarFile(large, 'big.ics', 'UTC')).rejects.toThrow('big.ics is larger than 5 MB');
  });

  it('returns the good events, and counts the bad one', async () => {
    const { events, unreadableCount } = await readAll(
      file(['SUMMARY:X', 'DTSTART:20269931T999999Z'], ['SUMMARY:No date'], invitation),
    );
    expect(events.map(({ summary }) => summary)).toEqual(['Interview with Acme']);
    expect(unreadableCount).toBe(2);
  });
});
