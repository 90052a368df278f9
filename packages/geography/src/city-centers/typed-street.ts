import type { GeocodedLocation } from '@keepmark/contracts';
import { isPostalCode } from '../unknown-place';

/** Whether a location is a whole city, state or country, so that its coordinates are a center and not an address. */
export const isArea = ({ type }: Pick<GeocodedLocation, 'type'>): boolean =>
  type === 'city' || type === 'state' || type === 'country';

/** "Boston", or the state or country if that is what was found. */
export const areaName = ({ city, stateName, countryName, label }: GeocodedLocation): string =>
  city || stateName || countryName || label;

const streetWord =
  /\p{L}.*(?:\b(?:street|st\.?|avenue|ave\.?|road|rd\.?|boulevard|blvd\.?|drive|lane|highway|hwy|parkway|pkwy|square)|stra(?:ß|ss)e)$/iu;

type FoundArea = Pick<GeocodedLocation, 'type' | 'city' | 'stateName' | 'stateCode' | 'countryName' | 'countryCode'>;

/** "Hybrid, 3 days" says how the work is done there. */
const noStreet = /\b(?:remote|hybrid|on-?site|days?|hours?|weeks?|shifts?)\b/i;

/** A number with a name, or a name that ends in a word for streets. */
const looksLikeStreet = (text: string): boolean =>
  !isPostalCode(text) && !noStreet.test(text) && ((/\d/.test(text) && /\p{L}{2}/u.test(text)) || streetWord.test(text));

/** "center of Boston, street not found", "center of Helsinki, Kamppi not found" */
export function centerText(found: GeocodedLocation): string {
  const { notFound = '' } = found;
  const missing = notFound === '' || looksLikeStreet(notFound) ? 'street' : notFound;
  return `center of ${areaName(found)}, ${missing} not found`;
}

/**
 * The street of a typed address for which only the city, state or country was found; empty if none was typed, and when
 * unsure.
 */
export function typedStreet(typed: string, found: FoundArea): string {
  if (!isArea(found)) return '';
  const { city, stateName, stateCode, countryName, countryCode } = found;
  const names = [city, stateName, stateCode, countryName, countryCode, 'USA'].filter(Boolean);
  const isAreaPart = (part: string): boolean => {
    const first = names.find((name) => part.toLowerCase().startsWith(`${name.toLowerCase()} `));
    const rest = withoutNames(first === undefined ? part : part.slice(first.length + 1), names);
    return rest === '' || isPostalCode(rest);
  };
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const end = parts.findIndex(isAreaPart);
  const street = withoutNames((end === -1 ? parts : parts.slice(0, end)).join(', '), names);
  return looksLikeStreet(street) ? street : '';
}

/** A text without the area and the postal code at its end. */
function withoutNames(text: string, names: readonly string[]): string {
  let rest = text.replace(/\s+\d{4,5}(?:-\d{4})?$/, '');
  for (;;) {
    const lower = rest.toLowerCase();
    const name = names.find((one) => lower === one.toLowerCase() || lower.endsWith(` ${one.toLowerCase()}`));
    if (name === undefined) return rest;
    rest = rest.slice(0, rest.length - name.length).replace(/[\s,]+$/, '');
  }
}

/** Whether a kept text names a street, while its coordinates are the center of this city. */
export const isStreetUnknown = (text: string, center: string): boolean =>
  center !== '' &&
  typedStreet(text, { type: 'city', city: center, stateName: '', stateCode: '', countryName: '', countryCode: '' }) !==
    '';

/** Where a commute was measured if it wasn't between two addresses; empty if it was. */
export function centerNote(fromCenter: string, toCenter: string): string {
  if (fromCenter !== '' && toCenter !== '') return `From the city center of ${fromCenter} to that of ${toCenter}.`;
  if (fromCenter !== '') return `From the city center of ${fromCenter}.`;
  return toCenter === '' ? '' : `To the city center of ${toCenter}.`;
}
