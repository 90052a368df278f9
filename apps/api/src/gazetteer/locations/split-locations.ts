import type { AreaNames } from './area-names';
import { spokenPlace } from './spoken-places';

/** Splits a text where it surely lists several places: "Austin, TX; SF" and "Berwick, PA or Idaho Falls, ID". */
export function splitList(text: string): string[] {
  return text
    .split(/[;|\n•·]|<br ?\/?>|\s+(?:or|OR|l|vs)\s+|\s\/\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/**
 * Splits places that follow each other with nothing between them, where a state or a country ends and
 * another name begins: "Atlanta, GA Chicago, IL" gives "Atlanta, GA" and "Chicago, IL".
 * @param isCity whether a name is a city's, unchanged.
 */
export function splitRun(text: string, areas: AreaNames, isCity: (name: string) => boolean): string[] {
  const [first = '', ...rest] = text.split(',').map((part) => part.trim());
  const places: string[][] = splitShortName(first).map((name) => [name]);
  for (const [index, part] of rest.entries()) {
    // "Westport, Kansas City, MO" is one place, though Kansas is a state.
    const isName = index < rest.length - 1 && isCity(part);
    const [area, next] = isName ? [part, ''] : splitAfterArea(part, areas);
    places.at(-1)?.push(area);
    if (next !== '') places.push([next]);
  }
  return places.map((parts) => parts.join(', ').replaceAll(/(?:, )+$/g, ''));
}

/** "SF Austin" gives "SF" and "Austin". */
function splitShortName(text: string): string[] {
  const [, short = '', next = ''] = /^([A-Z]{2,3}) (\S.*)$/.exec(text) ?? [];
  return spokenPlace(text) !== undefined || spokenPlace(short) === undefined ? [text] : [short, next];
}

/** "GA Chicago" gives ["GA", "Chicago"]; "Austin", "TX" and "TX US" are one. */
function splitAfterArea(part: string, areas: AreaNames): [area: string, next: string] {
  if (areas.read(part).length > 0) return [part, ''];
  const words = part.split(' ');
  for (let count = Math.min(words.length - 1, 4); count > 0; count -= 1) {
    const head = words.slice(0, count).join(' ');
    const tail = words.slice(count).join(' ');
    const isArea = areas.ofLoneCode(head) !== undefined || areas.ofName(head).length > 0;
    if (!isArea) continue;
    const country = areas.read(tail).find((area) => area.regionCode === '');
    return country ? [`${head}, ${tail}`, ''] : [head, tail];
  }
  return [part, ''];
}

/**
 * Splits by the marks that may stand between places, where the text as a whole is no known one.
 * "Nashville/Franklin, TN" gives "Nashville, TN" and "Franklin, TN"; "Charlotte, Atlanta" both.
 * @param inKnownArea a state or a country ends the text, so its commas part one place.
 */
export function splitPlaces(text: string, inKnownArea: boolean): string[] {
  const [first = '', ...rest] = text.split(',');
  const slashes = first.split('/').map((name) => [name, ...rest].join(',').trim());
  if (slashes.length > 1) return slashes;
  const joined = text.split(/ [–—-] | & | and /);
  if (joined.length > 1) return joined;
  return inKnownArea ? [text] : text.split(', ');
}
