import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockChanges,
  localMs,
  momentOf,
  offsetMs,
  readZonedTime,
  writeZonedTime,
  type ZonedTime,
  zonedTimeOf,
} from './zoned-time';

// With and without daylight saving, both hemispheres, half-hour and quarter-hour offsets, and a half-hour clock change.
export const zones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;
const zone = fc.constantFrom(...zones);
const minuteMs = 60_000;
const moment = fc
  .integer({ min: Date.UTC(2015, 0, 1) / minuteMs, max: Date.UTC(2040, 0, 1) / minuteMs })
  .map((minutes) => minutes * minuteMs);

const at = (text: string): ZonedTime => {
  const zoned = readZonedTime(text);
  if (!zoned) throw new Error(`${text} isn't a time in a zone.`);
  return zoned;
};
const utc = (text: string) => {
  const { ms, kind } = momentOf(at(text));
  return [new Date(ms).toISOString().slice(0, 16), kind];
};

describe('a time in a zone', () => {
  it.each([
    '2026-11-22T14:30',
    '2026-02-30T14:30[America/Chicago]',
    '2026-02-28T24:00[America/Chicago]',
    '2026-02-28T12:60[America/Chicago]',
    '2026-02-28T12:00[America/Nowhere]',
    '2026-02-28T12:00[]',
    '0000-00-00T00:00[UTC]',
    '',
  ])('is undefined for %j', (text) => {
    expect(readZonedTime(text)).toBeUndefined();
  });

  it('survives the conversion to a moment and back, in any zone', () => {
    fc.assert(
      fc.property(moment, zone, (ms, timeZone) => {
        const zoned = zonedTimeOf(ms, timeZone);
        expect(readZonedTime(writeZonedTime(zoned))).toEqual(zoned);
        const back = momentOf(zoned);
        // The second of two repeated times becomes the first.
        const early = back.kind === 'repeated' ? [0, 30, 60] : [0];
        expect(early).toContain((ms - back.ms) / minuteMs);
        expect(back.kind).not.toBe('skipped');
      }),
      { numRuns: 2000 },
    );
  });

  it('increases with the moment, except when clocks go back', () => {
    fc.assert(
      fc.property(moment, zone, fc.integer({ min: 1, max: 600 }), (ms, timeZone, minutes) => {
        const [first, second] = [zonedTimeOf(ms, timeZone), zonedTimeOf(ms + minutes * minuteMs, timeZone)];
        const offsetsDiffer = offsetMs(timeZone, ms) !== offsetMs(timeZone, ms + minutes * minuteMs);
        const [before, after] = [momentOf(first).ms, momentOf(second).ms];
        fc.pre(!offsetsDiffer && momentOf(first).kind === 'usual' && momentOf(second).kind === 'usual');
        expect(after - before).toBe(minutes * minuteMs);
      }),
    );
  });
});

describe('daylight saving', () => {
  it.each([
    ['2026-03-08T01:59[America/Chicago]', '2026-03-08T07:59', 'usual'],
    ['2026-03-08T02:30[America/Chicago]', '2026-03-08T08:30', 'skipped'],
    ['2026-03-08T03:00[America/Chicago]', '2026-03-08T08:00', 'usual'],
    ['2026-11-01T01:30[America/Chicago]', '2026-11-01T06:30', 'repeated'],
    ['2026-11-01T02:00[America/Chicago]', '2026-11-01T08:00', 'usual'],
    ['2026-03-29T01:30[Europe/London]', '2026-03-29T01:30', 'skipped'],
    ['2026-10-25T01:30[Europe/London]', '2026-10-25T00:30', 'repeated'],
    ['2026-10-04T02:15[Australia/Lord_Howe]', '2026-10-03T15:45', 'skipped'],
    ['2026-04-05T01:45[Australia/Lord_Howe]', '2026-04-04T14:45', 'repeated'],
    ['2026-06-01T12:00[Asia/Kathmandu]', '2026-06-01T06:15', 'usual'],
  ])('%s is %s UTC, a %s time', (text, expected, kind) => {
    expect(utc(text)).toEqual([expected, kind]);
  });

  it('changes clocks at the right minute', () => {
    const year = (timeZone: string) =>
      clockChanges(timeZone, Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)).map(({ ms, fromMs, toMs }) => [
        new Date(ms).toISOString().slice(0, 16),
        (toMs - fromMs) / minuteMs,
      ]);
    expect(year('America/Chicago')).toEqual([
      ['2026-03-08T08:00', 60],
      ['2026-11-01T07:00', -60],
    ]);
    expect(year('Australia/Lord_Howe')).toEqual([
      ['2026-04-04T15:00', -30],
      ['2026-10-03T15:30', 30],
    ]);
    expect(year('Asia/Tokyo')).toEqual([]);
  });
});

it('reads local time without a zone as if it were UTC', () => {
  expect(localMs('2026-11-22', '14:30')).toBe(Date.UTC(2026, 10, 22, 14, 30));
  expect(localMs('2026-11-31', '14:30')).toBeUndefined();
});
