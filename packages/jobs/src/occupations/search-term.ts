const singular = (words: string) =>
  words
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^s])s$/, '');

/**
 * What to search postings for: they name an occupation in the singular ("Registered Nurse"), without "All Other" and
 * without the second of two ("Accountants and Auditors"). Where the first of two is no occupation, as in "Heavy and
 * Tractor-Trailer Truck Drivers", the second is. Of a group only its name is left.
 */
export function searchTerm(title: string): string {
  const [main = title] = title.split(/, (?:all other|except)/i);
  const [first = main, ...others] = main
    .replace(/ occupations$/i, '')
    .split(/,? (?:and|or) |, /)
    .filter(Boolean);
  const isNamed = / occupations$/i.test(main) || first.endsWith('s') || others.length === 0;
  return singular(isNamed ? first : (others.at(-1) ?? first));
}
