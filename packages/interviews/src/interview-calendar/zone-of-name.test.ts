import { expect, it } from 'vitest';
import { isTimeZone } from '../interview-time/zoned-time';
import names from './zone-names.json';
import { zoneOfName } from './zone-of-name';

const december = Date.UTC(2026, 11, 3);
const zoneOf = (tzid: string) => {
  const zone = zoneOfName(tzid, december);
  return zone && ('timeZone' in zone ? zone.timeZone : zone.offsetMinutes);
};

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['America/New York', 'America/New_York'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', 'Europe/Berlin'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', 'Europe/Berlin'],
  ['/softwarestudio.org/Olson_20011030_5/America/New_York', 'America/New_York'],
  ['Pakistan Standard Time', 'Asia/Karachi'],
  ['Mountain Standard Time (Mexico)', 'America/Mazatlan'],
  ['Eastern Daylight Time', 'America/New_York'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['Z', 'UTC'],
  ['GMT', 'UTC'],
  ['(UTC-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['(GMT-08.00) Pacific Time (US and Canada)', 'America/Los_Angeles'],
  ['Eastern Time (US & Canada)', 'America/New_York'],
  [String.raw`(UTC+05:30) Chennai\, Kolkata\, Mumbai\, New Delhi`, 'Asia/Calcutta'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', 'Europe/Sarajevo'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', 'Europe/Amsterdam'],
  ['(UTC+01:00) Europe/Berlin', 'Europe/Berlin'],
  ['GMT+0100', 60],
  ['UTC+05:30', 330],
  ['GMT-5', -300],
  ['+02:00', 120],
])('knows the zone "%s"', (tzid, expected) => {
  const same = (zone: unknown) => (zone === 'Asia/Kolkata' ? 'Asia/Calcutta' : zone);
  expect(same(zoneOf(tzid))).toBe(expected);
});

it.each([
  'Acme Time',
  'Customized Time Zone',
  'tzone://Microsoft/Custom',
  // Several countries have a zone of this name.
  'CST',
  'IST',
  'BST',
  'EST',
  '',
  '/',
  // Its offset isn't one that the zone has.
  '(UTC+03:00) Pacific Time (US & Canada)',
  // Cities with different times.
  'Berlin, Tokyo',
  'GMT+0199',
  'GMT+25',
])('does not guess the zone "%s"', (tzid) => {
  expect(zoneOf(tzid)).toBeUndefined();
});

it('knows every Windows name and label of its list, as a zone of this browser', () => {
  const wrong = [...Object.values(names.windows), ...Object.values(names.others)].filter((zone) => !isTimeZone(zone));
  expect(wrong).toEqual([]);
  expect(Object.keys(names.windows).length).toBeGreaterThan(130);
  for (const name of [...Object.keys(names.windows), ...Object.keys(names.labels), ...Object.keys(names.others)]) {
    expect([name, zoneOf(name)]).not.toEqual([name, undefined]);
  }
});
