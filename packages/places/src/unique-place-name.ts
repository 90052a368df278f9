const collapsed = (city: string) => city.replace(/[\s,-]+/g, '-').replace(/^-|-$/g, '');

/**
 * A name that no kept place has: the city is appended with white space, commas and hyphens collapsed to hyphens, and a
 * counter when that name exists too (specification, section 5).
 * @example uniquePlaceName('Corner Café', 'New York, NY', has) // 'Corner Café-New-York-NY', then 'Corner Café-New-York-NY-2'
 */
export function uniquePlaceName(name: string, city: string, exists: (name: string) => boolean): string {
  const withCity = [name.trim(), collapsed(city)].filter(Boolean).join('-');
  let unique = withCity;
  for (let counter = 2; exists(unique); counter += 1) unique = `${withCity}-${counter}`;
  return unique;
}
