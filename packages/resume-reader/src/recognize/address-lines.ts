import type { SourceLine } from '../lines/source-line';
import { isCityName, isPlace } from './places';
import { isCountry } from '@keepmark/resume-document/addresses';
import { likelyMeaningOf } from './section-names';
import { isJobTitle } from './words';

/**
 * Lines with each address as one: a street above its city becomes "418 Jenifer Street, Madison, WI 53703". The country may
 * stand below.
 */
export function withWholeAddresses(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [street, ...others] = above?.cells ?? [];
    const [city] = line.cells;
    const isWhole =
      street &&
      city &&
      others.length === 0 &&
      line.cells.length === 1 &&
      ((isStreetAlone(street.text) && isCity(city.text)) ||
        (isPostalAddress(street.text) && isNamedCountry(city.text)));
    if (!above || !isWhole) {
      whole.push(line);
      continue;
    }
    const comma = { text: ', ', isBold: false, isItalic: false, href: '' };
    const cell = { ...street, text: `${street.text}, ${city.text}`, runs: [...street.runs, comma, ...city.runs] };
    whole[whole.length - 1] = { ...above, cells: [cell] };
  }
  return whole;
}

/** "418 Jenifer Street", "Hauptstraße 12a", "Calle Mayor 3, 2B". */
const isStreetAlone = (text: string): boolean =>
  text.length < 50 &&
  (/^\d{1,5}[a-z]?,?\s+\p{L}[\p{L} .,'’#\d-]*$/iu.test(text) ||
    /^\p{Lu}[\p{L} .'’-]+\s\d{1,4}\s?[a-z]?(?:[,/ ].{0,14})?$/u.test(text));

/** A place, or a city with its postal code. */
const isCity = (text: string): boolean =>
  isPlace(text) ||
  /^(?:\p{Lu}{1,2}-)?\d{4,5}(?:\s\p{Lu}{2})?\s\p{Lu}[\p{L} .'’/,-]+$/u.test(text) ||
  isCityWithCode(text);

/** "Rotterdam, 3016 AL", "Lisbon 1100-053", "Leeds LS6 2AB". */
const isCityWithCode = (text: string): boolean =>
  /^\p{Lu}[\p{L} .'’-]+,?\s(?:\d{4}\s?\p{Lu}{2}|\d{4,6}(?:-\d{3,4})?)$/u.test(text) || endsWithPostalCode.test(text);

/** "The Netherlands" */
const isNamedCountry = (text: string): boolean => isCountry(text.replace(/^the\s/i, ''));

/** "Handsworth, Birmingham B21", "Leeds LS6": a British city with the first half of its postal code. */
const endsWithDistrict = /^\p{Lu}[\p{L} .'’-]+(?:(?:,\s\p{Lu}[\p{L} .'’-]+)+\s[A-Z]{1,2}|\s[A-Z]{2})\d{1,2}[A-Z]?$/u;

/** "Westzeedijk 310, Rotterdam, 3016 AL, The Netherlands" */
function isStreetInCity(text: string): boolean {
  const parts = text.split(/,\s+/);
  const end = parts.length > 2 && isNamedCountry(parts.at(-1) ?? '') ? -1 : parts.length;
  return parts.some((_, at) => {
    const [street, city] = [parts.slice(0, at).join(', '), parts.slice(at, end).join(', ')];
    return isStreetAlone(street) && (isCity(city) || (/\d{2}/.test(street) && isCityName(city)));
  });
}

/** British and Canadian postal codes. */
const endsWithPostalCode = /\p{L}[ ,)]+(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;

/** "Quezon City, National Capital Region, Philippines": a region that no list has, in a country. */
const isCityInCountry = (text: string): boolean => {
  const parts = text.split(/,\s+/);
  return (
    parts.length === 3 &&
    text.length < 70 &&
    isCountry(parts[2] ?? '') &&
    parts.every((part) => /^\p{Lu}[\p{L} .'’-]*$/u.test(part)) &&
    !isJobTitle(text)
  );
};

/** "East Lansing, MI 48824", whatever stands before it. */
const endsWithZipCode = /,\s[A-Z]{2}\s\d{5}(?:-\d{4})?$/;

/** "12 Main St, Austin, TX 78701". */
export const isPostalAddress = (text: string): boolean =>
  (endsWithDistrict.test(text) && text.length < 60) ||
  isStreetInCity(text) ||
  (endsWithPostalCode.test(text) && text.length < 80) ||
  isCityInCountry(text) ||
  (endsWithZipCode.test(text) && text.length < 120) ||
  /^\d+\s?(?:bis|ter)?,?\s+\p{Ll}[^,@]{3,40},\s*\d{4,5}\s\p{Lu}[\p{L} .'’/-]+$/u.test(text) ||
  /^\d+\s+\p{Lu}[\p{L}\d .'’]+,\s*\p{Lu}/u.test(text) ||
  /^(?:\p{Lu}[\p{L} .'’-]+\s\d+\s?[a-z]?,\s*)?(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[\p{L} .'’/-]+(?:,\s*\p{Lu}[\p{L} ]+)?$/u.test(
    text,
  ) ||
  (/^\p{Lu}[\p{L} .-]+,\s*\p{Lu}[\p{L} .-]+(?:,\s*[\p{Lu}\d][\p{L}\d -]*)?$/u.test(text) &&
    text.length < 45 &&
    !likelyMeaningOf(text) &&
    /,/.test(text) &&
    !/\b(?:and|und|&)\b/.test(text) &&
    isPlaceLike(text));

/** "City, Region" with a region that no list has: short words with capitals, and no job words. */
const isPlaceLike = (text: string): boolean =>
  text.split(/,\s*/).every((part) => part.split(' ').length <= 3) &&
  !isJobTitle(text) &&
  !/(?:er|or|ist|ant|engineer|developer|manager)\b/i.test(text);
