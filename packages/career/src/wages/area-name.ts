/** The name of an area inside a sentence: "Austin-Round Rock-San Marcos, TX" is "Austin". */
export function shortAreaName(name: string): string {
  const [cities = name] = name.split(',');
  if (/nonmetropolitan/i.test(name)) return cities.trim();
  // The only first city with a hyphen in its name.
  if (cities.startsWith('Winston-Salem')) return 'Winston-Salem';
  return cities.split(/--|–|-(?=[A-Z])/)[0]?.trim() || name;
}
