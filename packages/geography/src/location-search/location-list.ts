const separator = ';';
const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** The locations of a semicolon-joined list: without white space around them, empty ones and repetitions. */
export function locationsOf(joined: string): string[] {
  const locations: string[] = [];
  for (const part of joined.split(separator)) {
    const location = part.trim();
    if (location && !locations.some((other) => same(other, location))) locations.push(location);
  }
  return locations;
}

/** The list with one location more; a semicolon in the text makes several. One that is there already is not added. */
export function addLocation(joined: string, location: string): string {
  return locationsOf(`${joined}${separator}${location}`).join(separator);
}

/** The list without the location at a position; the first one (position 0) stays. */
export function removeLocation(joined: string, position: number): string {
  const locations = locationsOf(joined);
  return (position > 0 ? locations.filter((_, index) => index !== position) : locations).join(separator);
}
