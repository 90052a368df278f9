import { isHash, textKey } from './deleted-entry';
import type { LoggedDeletion } from './deletions-of';

/**
 * The rows that were deleted together with the chosen ones and are parts of them: a résumé's entries, a job's history.
 * They are of tables that people don't know, and name a chosen row or another part by its id. A content that is stored
 * once for several rows, under its hash, is a part of each. A row that only links two rows, such as a place and a group,
 * comes back with the second of them.
 *
 * @param tables what people know as an entry
 */
export function withParts(
  chosen: readonly LoggedDeletion[],
  all: readonly LoggedDeletion[],
  tables: ReadonlySet<string>,
): LoggedDeletion[] {
  const byLink = new Map<string, LoggedDeletion[]>();
  for (const one of all) {
    if (tables.has(one.entry.table)) continue;
    for (const link of one.entry.links ?? []) {
      const known = byLink.get(link);
      if (known) known.push(one);
      else byLink.set(link, [one]);
    }
  }
  const ids = new Set(chosen.map(({ entry }) => entry.id));
  const stayDeleted = new Set(all.filter(({ entry }) => tables.has(entry.table) && !ids.has(entry.id)).map(momentOf));
  const linksDeleted = ({ entry, deletedAtMs }: LoggedDeletion): boolean =>
    entry.isLink === true && entry.links!.some((id) => stayDeleted.has(momentOf({ entry: { id }, deletedAtMs })));
  const found = new Map(chosen.map((one) => [textKey(one.entry), one]));
  // A Map yields what is added while it is iterated.
  for (const one of found.values()) {
    const { id, links = [] } = one.entry;
    const naming = byLink.get(id) ?? [];
    const contents = links.filter(isHash).flatMap((hash) => (byLink.get(hash) ?? []).filter(holdsOnlyHashes));
    for (const part of [...naming, ...contents]) {
      const key = textKey(part.entry);
      if (part.deletedAtMs === one.deletedAtMs && !found.has(key) && !linksDeleted(part)) found.set(key, part);
    }
  }
  return [...found.values()];
}

/** A row and when it was deleted. */
const momentOf = ({ entry, deletedAtMs }: { entry: { readonly id: string }; deletedAtMs: number }): string =>
  `${entry.id} ${deletedAtMs}`;

const holdsOnlyHashes = ({ entry }: LoggedDeletion): boolean => entry.links?.every(isHash) ?? false;
