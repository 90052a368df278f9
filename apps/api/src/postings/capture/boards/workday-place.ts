import type { LocationResolver } from '../../../gazetteer/gazetteer';
import { countryNamed } from '../country-named';

/** "BGO01 - Bergen", "0123 - Oslo", "Store 12 - Oslo", "London - 5 Sample Street", "Oslo - Campus": what companies call their buildings. */
const building =
  /\d|\b(?:b(?:ui)?ldg|building|tower|floor|campus|store|hq|headquarters?|head office|home office|main office|plant|suite|warehouse|branch|unit|distribution center|offices?)\b\.?/i;
const codeAtStart = /^[A-Z]{2,5}\d{1,5}\s+(?=\p{Lu}\p{Ll})/u;
const severalPlaces = /^(?:\d+|multiple|various|several) locations?$/i;
const atHome = /^(?:remote|virtual|telework|work from home)$/i;
const unitedStates = /^(?:us|usa|u\.s\.(?:a\.)?|united states(?: of america)?)$/i;
/** "US-AR-…", "IND-…": a country and what is in it. "Aix-en-Provence" is none. */
const coded = /^([A-Z]{2,3})-(?=\S)/;

const countryIn = (text: string): string => (/^uk$/i.test(text) ? 'gb' : countryNamed(text));
/** "LITTLE ROCK" as people write it. */
const spoken = (city: string): string =>
  city.length > 3 && city === city.toUpperCase()
    ? city.toLowerCase().replaceAll(/(?<=^|[\s.'-])\p{L}/gu, (letter) => letter.toUpperCase())
    : city;

/**
 * A location as companies name it in Workday, as a city, state and country without the codes of buildings: "BGO01 - Bergen,
 * Norway", "US-AR-HOLLOWAY-BLDG 1 ~ 12 E Sample Ave", "USA, CA, San Jose", "Portavera  Costa Rica". Empty if it names none.
 */
export function workdayPlace(location: string, resolver: LocationResolver): string {
  const [first = ''] = location.slice(0, 300).split('~');
  const plain = first
    .replaceAll(/\(([^()]*)\)/g, (whole, inner: string) => (building.test(inner) ? '' : whole))
    .trim()
    .replace(codeAtStart, '');
  if (severalPlaces.test(plain)) return '';
  const [, code = ''] = coded.exec(plain) ?? [];
  const isCoded = code !== '' && countryIn(code) !== '';
  const parts = plain.split(isCoded ? /\s*[-–]\s*|,\s+/ : /\s+[-–|]\s+|[-–]\s+|,\s+|\s{2,}/).filter(Boolean);
  const named = parts.filter((part) => !building.test(part));
  // Where all parts look like codes, one of them may still be a place.
  const kept = named.length > 0 ? named : parts.slice(0, 1);
  const home = kept.find((part) => atHome.test(part));
  if (home) return ['Remote', ...kept.filter((part) => part !== home)].join(', ');
  const [head = '', ...rest] = kept;
  const country = countryIn(head);
  if (rest.length === 0 || (!isCoded && country === '')) return kept.map(spoken).join(', ');
  // "CA, US" and "Georgia, US" are states.
  if (!isCoded && !unitedStates.test(head) && countryIn(rest.at(-1) ?? '') !== '') return kept.join(', ');
  return inCountry(head, rest, isCoded, resolver);
}

/** What is written behind a country: a state or none, and a city, perhaps with more of the building. */
function inCountry(country: string, within: readonly string[], isCoded: boolean, resolver: LocationResolver): string {
  const [first = '', ...others] = within;
  const isState = others.length > 0 && (/^[A-Z]{2}$/.test(first) || unitedStates.test(country));
  const rest = isState ? others : within;
  const state = isState ? first : '';
  const shown = unitedStates.test(country) && state !== '' ? '' : country;
  const place = (city: string) => [city, state, shown].filter(Boolean).join(', ');
  // "FR-Aix-en-Provence" is one city; of "UK-London-Sample Court", the court is none.
  const lengths = isCoded ? rest.map((_part, index) => rest.length - index) : [1];
  const cities = lengths.map((length) => spoken(rest.slice(0, length).join(isCoded ? '-' : ', ')));
  return place(cities.find((city) => resolver.resolve(place(city)).city !== '') ?? cities.at(-1) ?? '');
}
