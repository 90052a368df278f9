const singular = (words: string) =>
  words
    .replace(/wives$/, 'wife')
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^s])s$/, '');

/**
 * The term to search postings for an occupation: singular ("Registered Nurse"), without "All Other", and only the first
 * of two ("Accountants and Auditors"). If the first of two isn't an occupation, as in "Heavy and Tractor-Trailer Truck
 * Drivers", it is the second. For a group it is the name of the group.
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
