const whole = new Intl.NumberFormat('en');
const kmPerMile = 1.609344;

/** "931,830"; a dash where the table has none. */
export const populationText = (population: number): string => (population > 0 ? whole.format(population) : '–');

/** "12 km (7 mi)". */
export function distanceText(kilometres: number): string {
  const rounded = (distance: number) =>
    whole.format(distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance));
  return `${rounded(kilometres)} km (${rounded(kilometres / kmPerMile)} mi)`;
}

export const kilometresOf = (miles: number): number => miles * kmPerMile;

/** "45 min", "2 h 5 min"; days from two of them on. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${whole.format(Math.round(hours / 24))} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** "Sat 14:05", at a moment in a time zone; empty for a zone that the browser does not know. */
export function localTimeText(timeZone: string, at: Date): string {
  try {
    const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat('en', options).format(at);
  } catch {
    return '';
  }
}
