import { plainWords } from '@keepmark/ui/match-headers';
import { isTimeZone, offsetMs } from '../interview-time/zoned-time';
import names from './zone-names.json';

/** What a zone name in a calendar file means: an IANA zone, or an offset from UTC that never changes. */
export type NamedZone =
  | {
      readonly timeZone: string;
      /** Whether the name belongs to this zone alone, so that it holds even if the file defines the zone differently. */
      readonly isExact: boolean;
    }
  | { readonly offsetMinutes: number };

const lower = (entries: Readonly<Record<string, string>>) =>
  new Map(Object.entries(entries).map(([name, zone]) => [name.toLowerCase(), zone === 'Etc/UTC' ? 'UTC' : zone]));
const windows = lower(names.windows);
const others = lower(names.others);
/** "US and Canada" and "US & Canada" are the same label. */
const plainLabel = (label: string): string =>
  plainWords(label.normalize('NFKD').replaceAll(/\p{M}/gu, '')).replaceAll(/\band\b ?|\bco (?=ordinated)/g, '');
const labels = new Map(
  Object.entries(names.labels).map(([label, name]) => [plainLabel(label), windows.get(name.toLowerCase()) ?? '']),
);

/** Short names that belong to one zone, unlike "IST" and "CST", which browsers take for one of several. */
const shortZones = new Set(['GB', 'NZ', 'PRC', 'ROC', 'ROK']);

/**
 * The zone that a TZID names without a definition: an IANA name, also after a path; a Windows name; a label such as
 * "(UTC-08:00) Pacific Time (US & Canada)"; an offset such as "GMT+0100". Undefined for any other name, and for a label
 * whose offset its zone never has around that time.
 * @param ms around when; only the year matters
 */
export function zoneOfName(tzid: string, ms: number): NamedZone | undefined {
  const name = tzid
    .slice(0, 300)
    .replaceAll(/\\(?=[,;\\])|"/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const standard = name.toLowerCase().replace(/ daylight time/, ' standard time');
  const exact = others.get(name.toLowerCase()) ?? windows.get(standard) ?? others.get(standard) ?? ianaZone(name);
  if (exact !== undefined) return { timeZone: exact, isExact: true };
  const offsetMinutes = minutesOf(/^(?:utc|gmt)?\s*([+\u2212-].+)$/i.exec(name)?.[1]);
  if (offsetMinutes !== undefined) return { offsetMinutes };
  return zoneOfLabel(name, ms);
}

/** "(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien", in any language that leaves one of the cities its name. */
function zoneOfLabel(name: string, ms: number): NamedZone | undefined {
  const [, offset, label = ''] = /^(?:\((?:utc|gmt)?\s*([+\u2212-][^)]*)?[^)]*\)\s*)?(.+)$/i.exec(name) ?? [];
  const timeZone = ianaZone(label) ?? labels.get(plainLabel(label)) ?? zoneOfCities(label, ms);
  if (timeZone === undefined) return undefined;
  const minutes = offset === undefined ? undefined : minutesOf(offset);
  return minutes === undefined || offsetsOfYear(timeZone, ms).has(minutes * 60_000)
    ? { timeZone, isExact: false }
    : undefined;
}

/** Minutes of "+0100", "-05:30", "+01.00" or "+2". */
function minutesOf(offset = ''): number | undefined {
  const [, sign = '', hours = '', minutes = '0'] =
    /^([+\u2212-])\s*(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(offset.trim()) ?? [];
  if (hours === '' || Number(hours) > 14) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1);
}

const dayMs = 86_400_000;

const offsetsOfYear = (timeZone: string, ms: number): ReadonlySet<number> =>
  new Set(Array.from({ length: 13 }, (_, month) => offsetMs(timeZone, ms + (month - 6) * 30 * dayMs)));

let supported: ReadonlyMap<string, string> | undefined;
let cities: ReadonlyMap<string, string> | undefined;

/** The IANA zone at the end of "/freeassociation.sourceforge.net/Europe/Berlin", or of a name by itself. */
function ianaZone(name: string): string | undefined {
  const parts = name.replaceAll(' ', '_').split('/').filter(Boolean);
  for (const length of [3, 2, 1]) {
    if (parts.length < length || (length === 1 && parts.length > 1)) continue;
    const zone = parts.slice(-length).join('/');
    if (length === 1 && (/^[a-z]{1,4}$/i.test(zone) || /^[+\u2212-]/.test(zone)) && !shortZones.has(zone)) continue;
    supported ??= new Map(Intl.supportedValuesOf('timeZone').map((one) => [one.toLowerCase(), one]));
    const known = supported.get(zone.toLowerCase()) ?? (isTimeZone(zone) ? zone : undefined);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** The zone of the first city that names one, if all such cities have the same time. */
function zoneOfCities(label: string, ms: number): string | undefined {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => !/^(?:Etc|Antarctica)\//.test(zone))
      .map((zone) => [plainLabel(zone.split('/').at(-1) ?? ''), zone]),
  );
  const known = cities;
  const zones = label.split(/[,;/]/).flatMap((city) => known.get(plainLabel(city)) ?? []);
  const [first] = zones;
  return first !== undefined && zones.every((zone) => offsetMs(zone, ms) === offsetMs(first, ms)) ? first : undefined;
}
