const separator = ';';
const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** The locations of a semicolon-joined list, trimmed, without empty and repeated ones. */
export function locationsOf(joined: string): string[] {
  const locations: string[] = [];
  for (const part of joined.split(separator)) {
    const location = part.trim();
    if (location && !locations.some((other) => same(other, location))) locations.push(location);
  }
  return locations;
}

/** Adds a location to the list unless it is there. A semicolon in the text adds several. */
export function addLocation(joined: string, location: string): string {
  return locationsOf(`${joined}${separator}${location}`).join(separator);
}

/** Removes the location at a position, except the first (position 0). */
export function removeLocation(joined: string, position: number): string {
  const locations = locationsOf(joined);
  return (position > 0 ? locations.filter((_, index) => index !== position) : locations).join(separator);
}
