import { describe, expect, it } from 'vitest';
import type { Interview } from '../interview-table';
import { savedInterview } from '../testing/fixtures';
import { planImport } from './plan-import';
import { readCalendar, readCalendarFile, withZones } from './read-calendar';
import { writeCalendar } from './write-calendar';

const file = (lines: readonly string[], head: readonly string[] = []) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const start = 'DTSTART:20261201T170000Z';
const read = async (text: string) => (await readCalendar(text, 'a.ics', 'Asia/Tokyo')).events;
const readBytes = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await readCalendarFile(new Blob([bytes]), 'a.ics', 'Asia/Tokyo')).events;
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const plan = async (text: string, interviews: readonly Interview[] = []) =>
  planImport(await read(text), { interviews, jobs: [] }, 'me@example.com');

describe('zones', () => {
  it.each([
    ['"(UTC-08:00) Pacific Time (US & Canada)"', '2026-12-03T12:00[America/Los_Angeles]'],
    ['Argentina Standard Time', '2026-12-03T12:00[America/Buenos_Aires]'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '2026-12-03T12:00[Europe/Berlin]'],
    ['"tzone://Microsoft/Utc"', '2026-12-03T12:00[UTC]'],
    ['GMT+0200', '2026-12-03T19:00[Asia/Tokyo]'],
  ])('reads a time in %s, which the file does not define', async (tzid, expected) => {
    const [event] = await read(file([`DTSTART;TZID=${tzid}:20261203T120000`]));
    expect(event).toMatchObject({ dateOfInterview: expected, unknownZone: '' });
  });

  it('asks for an unknown zone, instead of taking the reader’s own', async () => {
    const text = file(['UID:a', 'SUMMARY:Interview', 'DTSTART;TZID=Acme Time:20261203T120000', 'DURATION:PT30M']);
    const [planned] = await plan(text);
    expect(planned).toMatchObject({
      outcome: 'ask',
      values: {},
      event: { unknownZone: 'Acme Time', dateOfInterview: '' },
    });
    const answered = withZones(await read(text), { 'Acme Time': 'Europe/Paris' });
    expect(planImport(answered, { interviews: [], jobs: [] }, '')[0]).toMatchObject({
      outcome: 'add',
      values: { dateOfInterview: '2026-12-03T12:00[Europe/Paris]', durationMinutes: 30 },
    });
  });

  it('asks when the definition of a zone is empty', async () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Acme Time', 'END:VTIMEZONE'];
    expect(await read(file(['DTSTART;TZID=Acme Time:20261203T120000'], zone))).toMatchObject([
      { unknownZone: 'Acme Time', dateOfInterview: '' },
    ]);
  });

  it('uses the zone of the calendar for times without one', async () => {
    expect(await read(file(['DTSTART:20261203T120000'], ['X-WR-TIMEZONE:America/Chicago']))).toMatchObject([
      { dateOfInterview: '2026-12-03T12:00[America/Chicago]' },
    ]);
  });
});

describe('damaged and old files', () => {
  it('joins a line that was folded inside a letter', async () => {
    const bytes = new TextEncoder().encode(file([start, 'SUMMARY:Gespräch']));
    const at = bytes.indexOf(0xc3) + 1;
    const folded = Uint8Array.from([...bytes.slice(0, at), 13, 10, 32, ...bytes.slice(at)]);
    expect(await readBytes(folded)).toMatchObject([{ summary: 'Gespräch' }]);
  });

  it('reads Windows-1252', async () => {
    expect(await readBytes(latin(file([start, 'SUMMARY:Gespräch Müller'])))).toMatchObject([
      { summary: 'Gespräch Müller' },
    ]);
  });

  it('reads a description with raw line breaks', async () => {
    const lines = [start, 'DESCRIPTION:Bring ID.', 'Tel: 555', '', 'Location: Room 5', 'See you', 'SUMMARY:Panel'];
    expect(await read(file(lines))).toMatchObject([
      { summary: 'Panel', location: '', description: 'Bring ID.\nTel: 555\n\nLocation: Room 5\nSee you' },
    ]);
  });

  it('reads quoted-printable text of vCalendar 1.0', async () => {
    const text = file([
      start,
      'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gespr=C3=A4ch, M=C3=BC=',
      'ller',
      'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:One=0D=0ATwo',
      'RRULE:W1 MO #0',
    ]).replace('VERSION:2.0', 'VERSION:1.0');
    expect(await read(text)).toMatchObject([
      { summary: 'Gespräch, Müller', description: 'One\nTwo', isRepeated: true },
    ]);
  });

  it.each([
    ['base64', (text: string) => btoa(text).replaceAll(/.{60}/g, '$&\r\n')],
    ['quoted-printable', (text: string) => text.replaceAll('=', '=3D').replaceAll('ä', '=E4')],
    ['8bit', (text: string) => text],
  ])('reads an invitation in an email in %s', async (encoding, encode) => {
    const email = [
      'From: ada@acme.example',
      'Subject: Interview',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed;',
      ' boundary="outer"',
      '',
      '--outer',
      'Content-Type: text/plain',
      '',
      'Hello',
      '--outer',
      'Content-Type: text/calendar; charset="iso-8859-1"; method=REQUEST',
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      encode(file([start, 'SUMMARY:Gespräch'])),
      '--outer--',
      '',
    ].join('\r\n');
    expect(await readBytes(latin(email))).toMatchObject([{ summary: 'Gespräch' }]);
  });

  it.each([
    ['From: a@b.example\r\nSubject: Hi\r\n\r\nHello', 'is an email without an invitation'],
    ['\u00D0\u00CF\u0011\u00E0', 'is an Outlook message'],
    ['PK\u0003\u0004', 'is a ZIP archive'],
  ])('names what %j is, with the way out', async (text, problem) => {
    await expect(readBytes(latin(text))).rejects.toThrow(problem);
  });
});

it.each([
  ['CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL="Join":https://rooms.example/abc', 'https://rooms.example/abc'],
  ['X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.microsoft.com/l/1', 'https://teams.microsoft.com/l/1'],
  ['DESCRIPTION:Join us at https://meet.jit.si/Room.', 'https://meet.jit.si/Room'],
])('takes the meeting link from %s', async (line, url) => {
  expect(await read(file([start, 'LOCATION:Online', line]))).toMatchObject([{ url, type: 'Video' }]);
});

it('exports the position of a job only for interviews there', async () => {
  const at = { city: 'Austin', latitude: 30.27, longitude: -97.74 };
  const exported = async (interviewType: 'Phone' | 'On-Site') =>
    writeCalendar([savedInterview({ interviewType, ...at })], new Date('2026-11-22T12:00:00Z'));
  expect(await exported('Phone')).not.toMatch(/GEO|Austin/);
  expect(await exported('On-Site')).toMatch(/GEO:30.27;-97.74/);
});

it('keeps the position of an event', async () => {
  expect((await plan(file([start, 'LOCATION:1 Main St', 'GEO:30.27;-97.74'])))[0]?.values).toMatchObject({
    location: '1 Main St',
    latitude: 30.27,
    longitude: -97.74,
  });
  expect(await read(file([start, 'GEO:0;0']))).toMatchObject([{ latitude: null, longitude: null }]);
});

it.each([
  ['a bare day', ['DTSTART:20261214', 'DTEND:20261216']],
  ['a bare day in a zone', ['DTSTART;TZID=Europe/Berlin:20261214', 'DTEND;TZID=Europe/Berlin:20261216']],
  ['a day with a time', ['DTSTART;VALUE=DATE:20261214T000000', 'DTEND;VALUE=DATE:20261216T000000']],
  [
    'midnights that Outlook marks as all day',
    ['DTSTART:20261214T000000', 'DTEND:20261216T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
  ],
])('reads an all-day event written as %s', async (_, lines) => {
  expect(await read(file(lines))).toMatchObject([{ dateOfInterview: '', allDay: '2026-12-14', lastDay: '2026-12-15' }]);
});

it('keeps the times of an event that is wrongly marked as all day', async () => {
  const lines = ['DTSTART:20261214T090000Z', 'DTEND:20261214T100000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'];
  expect(await read(file(lines))).toMatchObject([{ dateOfInterview: '2026-12-14T18:00[Asia/Tokyo]' }]);
});
