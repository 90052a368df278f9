/** How many cities stand side by side at most. */
export const maxCompared = 4;

/** The ids of a URL's list that are known, each once, at most four. The first four when the URL says nothing. */
export function comparedIds(joined: unknown, known: ReadonlySet<string>): string[] {
  const ids = typeof joined === 'string' ? joined.split(',') : known;
  return [...new Set(ids)].filter((id) => known.has(id)).slice(0, maxCompared);
}

/** The list with one id in or out; the same list when four are in already. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < maxCompared ? [...ids, id] : ids;
}
