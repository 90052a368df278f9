import { kmPerMile } from '@keepmark/contracts';
import { clockText, distanceUnit, durationText, heightText } from '@keepmark/ui/words';

const whole = new Intl.NumberFormat('en');

/** "931,830", or a dash for an unknown population. */
export const populationText = (population: number): string => (population > 0 ? whole.format(population) : '–');

/** "931,830 people"; empty for an unknown population. */
export const peopleText = (population: number): string =>
  population > 0 ? `${populationText(population)} people` : '';

/** "489 ft", or a dash for an unknown elevation. */
export const elevationText = (meters: number | null): string => (meters === null ? '–' : heightText(meters));

/** The city population of a country or a state: "931,830 people in cities". */
export const peopleInCitiesText = (population: number): string =>
  population > 0 ? `${populationText(population)} people in cities` : 'No cities of 500 people or more';

/** "4,220 sq mi", "10,929 km²". */
export function areaText(squareKm: number): string {
  const { perKm, squareName } = distanceUnit();
  return `${whole.format(Math.round(squareKm * perKm ** 2))} ${squareName}`;
}

export const kilometersOf = (miles: number): number => miles * kmPerMile;

/** "Sat 2:05 PM", "Sat 14:05" in a time zone; empty if the browser doesn't know the zone. */
export function localTimeText(timeZone: string, at: Date): string {
  try {
    return clockText(at, { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' });
  } catch {
    return '';
  }
}

/** How many minutes a zone is ahead of UTC; undefined if the browser doesn't know the zone. */
function offsetMinutes(timeZone: string, at: Date): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  } catch {
    return undefined;
  }
}

/** "7 h ahead of you", "5 h 30 min behind you", "the same time as you"; empty for an unknown zone. */
export function timeDifferenceText(
  timeZone: string,
  at: Date,
  ownZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const [there, here] = [offsetMinutes(timeZone, at), offsetMinutes(ownZone, at)];
  if (there === undefined || here === undefined) return '';
  if (there === here) return 'the same time as you';
  return `${durationText(Math.abs(there - here))} ${there > here ? 'ahead of' : 'behind'} you`;
}
