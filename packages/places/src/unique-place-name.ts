const collapsed = (city: string) => city.replace(/[\s,-]+/g, '-').replace(/^-|-$/g, '');

/**
 * The unique names to try for a place: with the city appended, its spaces, commas and hyphens collapsed to hyphens, then
 * with a counter too (specification, section 5).
 * @example uniquePlaceNames('Corner Café', 'New York, NY') // 'Corner Café-New-York-NY', then 'Corner Café-New-York-NY-2'
 */
export function* uniquePlaceNames(name: string, city: string): Generator<string, never> {
  const withCity = [name.trim(), collapsed(city)].filter(Boolean).join('-');
  yield withCity;
  for (let counter = 2; ; counter += 1) yield `${withCity}-${counter}`;
}

/** The first of `uniquePlaceNames` that does not exist. */
export function uniquePlaceName(name: string, city: string, exists: (name: string) => boolean): string {
  const names = uniquePlaceNames(name, city);
  let unique = names.next().value;
  while (exists(unique)) unique = names.next().value;
  return unique;
}
