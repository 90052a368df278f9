/** The most cities that can be compared. */
export const maxCompared = 4;

/** The known ids in a URL's list, without repeats, at most four. Without a list, the first four known ids. */
export function comparedIds(joined: unknown, known: ReadonlySet<string>): string[] {
  const ids = typeof joined === 'string' ? joined.split(',') : known;
  return [...new Set(ids)].filter((id) => known.has(id)).slice(0, maxCompared);
}

/** Adds or removes an id; the list stays the same when it is full. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < maxCompared ? [...ids, id] : ids;
}
