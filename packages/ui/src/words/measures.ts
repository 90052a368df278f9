import { kmPerMile } from '@keepmark/contracts';

/** How distances and times of day are written. */
export interface Measures {
  readonly distance: 'miles' | 'kilometers';
  readonly clock: '12-hour' | '24-hour';
}

let current: Measures = { distance: 'miles', clock: '12-hour' };

/** Sets the units of texts from now on. The caller renders the screens that show such texts again. */
export function setMeasures(measures: Measures): void {
  current = measures;
}

/** Where distances are told in miles. Everywhere else kilometers are used. */
const mileCountries = new Set('us gb im je gg lr mm pr gu vi as mp bs vg ky ag bz'.split(' '));

/** What is usual in a country. @param countryCode two letters, in either case */
export function usualMeasures(countryCode: string): Measures {
  const code = countryCode.toLowerCase();
  return { distance: mileCountries.has(code) ? 'miles' : 'kilometers', clock: usualClock(code) };
}

/** The region of a language such as `en-FI`: two lowercase letters, or else empty. Without one, the language's main region. */
export function regionOf(language: string): string {
  try {
    const { region = '' } = new Intl.Locale(language).maximize();
    return /^[A-Z]{2}$/.test(region) ? region.toLowerCase() : '';
  } catch {
    return '';
  }
}

function usualClock(countryCode: string): Measures['clock'] {
  if (!/^[a-z]{2}$/.test(countryCode)) return '24-hour';
  // Without a script, which some browsers have no such data for.
  const { language, region } = new Intl.Locale(`und-${countryCode.toUpperCase()}`).maximize();
  const { hourCycle } = new Intl.DateTimeFormat(`${language}-${region}`, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? '12-hour' : '24-hour';
}

const units = {
  miles: { name: 'miles', squareName: 'sq mi', perKm: 1 / kmPerMile },
  kilometers: { name: 'km', squareName: 'km²', perKm: 1 },
} as const;

/** The unit of distances, its square, and how many of them are a kilometer: for numbers under a common heading. */
export const distanceUnit = () => units[current.distance];

/** "0.4 miles", "1 mile", "1,200 km", "under 0.1 miles". @param form `short` gives "0.4 mi" */
export function distanceText(kilometers: number, form: 'long' | 'short' = 'long'): string {
  const isMiles = current.distance === 'miles';
  const amount = kilometers * distanceUnit().perKm;
  const written = amount.toLocaleString('en', { maximumFractionDigits: amount < 10 ? 1 : 0 });
  const rounded = written === '0' && amount > 0 ? 'under 0.1' : written;
  if (!isMiles) return `${rounded} km`;
  return `${rounded} ${form === 'short' ? 'mi' : rounded === '1' ? 'mile' : 'miles'}`;
}

/** A distance in miles, as the specification gives it: "25 miles", "40 km". */
export const milesText = (miles: number, form?: 'long' | 'short'): string => distanceText(miles * kmPerMile, form);

/** Kilometers in miles, to the meter. */
export const kilometersAsMiles = (kilometers: number): number => Number((kilometers / kmPerMile).toFixed(3));

/** The distances to choose from, in miles, where kilometers are used. */
const roundKilometers = [1, 2, 5, 10, 25, 50].map(kilometersAsMiles);
export const isRoundKilometers = (miles: number): boolean => roundKilometers.includes(miles);

/**
 * The options of a field that chooses a distance, in miles: one of these, or of round kilometers where those are used.
 * @param chosen the current distance, which is among the options
 */
export function milesOptions(distances: readonly number[], chosen?: number): { value: string; label: string }[] {
  const offered = current.distance === 'miles' ? distances : roundKilometers;
  const all = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return all.toSorted((one, other) => one - other).map((miles) => ({ value: String(miles), label: milesText(miles) }));
}

const feetPerMeter = 5280 / (kmPerMile * 1000);

/** "1,200 ft", "366 m". */
export const heightText = (meters: number): string =>
  current.distance === 'miles'
    ? `${Math.round(meters * feetPerMeter).toLocaleString('en')} ft`
    : `${Math.round(meters).toLocaleString('en')} m`;

/** "22 mph", "35 km/h". */
export const speedText = (kmPerHour: number): string =>
  current.distance === 'miles' ? `${Math.round(kmPerHour / kmPerMile)} mph` : `${Math.round(kmPerHour)} km/h`;

/** "45 min", "2 h", "2 h 5 min"; days from 48 hours on. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24).toLocaleString('en')} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * "2:30 PM", "14:30"; with other fields too, such as `{ dateStyle: 'medium', timeStyle: 'short' }`.
 * @throws RangeError for an unknown time zone
 */
export function clockText(
  moment: Date | number,
  fields: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' },
): string {
  const hourCycle = current.clock === '24-hour' ? 'h23' : 'h12';
  const key = `${hourCycle} ${JSON.stringify(fields)}`;
  let format = formats.get(key);
  if (!format) {
    const twoDigits = hourCycle === 'h23' && fields.hour ? ({ hour: '2-digit' } as const) : {};
    format = new Intl.DateTimeFormat('en', { ...fields, ...twoDigits, hourCycle });
    formats.set(key, format);
  }
  return format.format(moment).replaceAll('\u202F', ' ');
}

const clockTime = /(\d{1,2}):(\d{2})\s?([AP])M/g;

/** Times that a text has in the 12-hour clock, as people read them: "9:00 AM–5:30 PM" is "9 AM–5:30 PM" or "09:00–17:30". */
export function withClockTimes(text: string): string {
  return text.replaceAll(clockTime, (_, hour: string, minute: string, half: string) => {
    if (current.clock === '12-hour') return `${hour}${minute === '00' ? '' : `:${minute}`} ${half}M`;
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}:${minute}`;
  });
}
