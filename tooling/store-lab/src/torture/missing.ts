import type { Dump, Said } from './page';

/**
 * What `now` lacks, in sentences: of what was there `before`, and of the writes that are `safe`. What was `said` to be
 * going may be gone; a group is there with all its links, or not at all.
 */
export function missingFrom(now: Dump, before: Dump, said: readonly Said[], safe: readonly Said[]): string[] {
  const mayBeGone = new Set(said.flatMap((one) => (one.kind === 'going' ? [one.id] : [])));
  return [...lostNotes(now, before, safe, mayBeGone), ...lostGroups(now, before, safe, mayBeGone), ...halfGroups(now)];
}

function lostNotes(
  { notes = {} }: Dump,
  before: Dump,
  safe: readonly Said[],
  mayBeGone: ReadonlySet<string>,
): string[] {
  const owed = new Map<string, { text?: unknown; count: number }>();
  for (const [id, { text, count }] of Object.entries(before.notes ?? {}))
    owed.set(id, { text, count: count as number });
  const gone = new Set<string>();
  for (const one of safe) {
    if (one.kind === 'insert') owed.set(one.id, { text: one.text, count: 0 });
    if (one.kind === 'update') owed.set(one.id, { text: owed.get(one.id)?.text, count: one.count });
    if (one.kind === 'gone') gone.add(one.id);
  }
  const lost = [...owed].flatMap(([id, { text, count }]) => {
    const note = notes[id];
    if (!note) return mayBeGone.has(id) ? [] : [`note ${id} is lost`];
    if (text !== undefined && note.text !== text) return [`note ${id} has another text`];
    return (note.count as number) < count ? [`note ${id} has count ${String(note.count)}, not ${count}`] : [];
  });
  return [...lost, ...[...gone].filter((id) => notes[id]).map((id) => `note ${id} is back`)];
}

function lostGroups(
  { groups = {} }: Dump,
  before: Dump,
  safe: readonly Said[],
  mayBeGone: ReadonlySet<string>,
): string[] {
  const tags = new Set(Object.values(groups).map(({ tag }) => tag));
  const owed = [
    ...Object.values(before.groups ?? {}).map(({ tag }) => tag as string),
    ...safe.flatMap((one) => (one.kind === 'group' ? [one.tag] : [])),
  ];
  return owed.filter((tag) => !tags.has(tag) && !mayBeGone.has(tag)).map((tag) => `group ${tag} is lost`);
}

function halfGroups({ groups = {}, links = {} }: Dump): string[] {
  const counts = new Map<unknown, number>();
  for (const { tag } of Object.values(links)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const half = Object.values(groups).flatMap(({ tag, links: wanted }) => {
    const found = counts.get(tag) ?? 0;
    counts.delete(tag);
    return found === wanted ? [] : [`group ${String(tag)} has ${found} of ${String(wanted)} links`];
  });
  return [...half, ...[...counts.keys()].map((tag) => `group ${String(tag)} is gone, its links are not`)];
}
