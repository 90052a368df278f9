import { isEqual } from '@keepmark/resume-document/is-equal';

/** The outcome of a three-way merge. */
export interface Merged<Document> {
  readonly document: Document;
  /** The names of the fields that both sides changed; they keep this side's value. */
  readonly conflicts: readonly string[];
}

type Plain = Readonly<Record<string, unknown>>;

/**
 * Combines two changed versions of a document, field by field. Lists of items with an `id` are combined item by item; a
 * list that both sides reordered keeps this side's order. If both changed the same field, this side's value wins.
 * @param base what both sides started from
 */
export function mergeChanges<Document>(base: Document, mine: Document, theirs: Document): Merged<Document> {
  const conflicts: string[] = [];
  const document = mergeValues(base, mine, theirs, '', conflicts) as Document;
  return { document, conflicts };
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Item extends Plain {
  readonly id: string;
}
const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => isPlain(item) && typeof item['id'] === 'string');

function mergeValues(base: unknown, mine: unknown, theirs: unknown, field: string, conflicts: string[]): unknown {
  if (isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (isEqual(mine, theirs)) return mine;
  if (isPlain(base) && isPlain(mine) && isPlain(theirs)) return mergeFields(base, mine, theirs, conflicts);
  if (isItems(base) && isItems(mine) && isItems(theirs)) return mergeItems(base, mine, theirs, conflicts);
  conflicts.push(field);
  return mine;
}

function mergeFields<Fields extends Plain>(base: Fields, mine: Fields, theirs: Fields, conflicts: string[]): Fields {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, mergeValues(base[key], mine[key], theirs[key], key, conflicts)]),
  ) as Fields;
}

function mergeItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  conflicts: string[],
): Item[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((items) => new Map(items.map((item) => [item.id, item])));
  const ids = (items: readonly Item[]) => items.map(({ id }) => id);
  const common = (items: readonly Item[]) =>
    ids(items).filter((id) => inBase?.has(id) && inMine?.has(id) && inTheirs?.has(id));
  const isReordered = !isEqual(common(mine), common(base));
  const [first, second] = isReordered ? [mine, theirs] : [theirs, mine];
  return withMissing(ids(first), ids(second)).flatMap((id) => {
    const [before, own, other] = [inBase?.get(id), inMine?.get(id), inTheirs?.get(id)];
    if (own && other) return [before ? mergeFields(before, own, other, conflicts) : own];
    // Deleted on one side: it stays if the other side has changed it since.
    const left = own ?? other;
    return left && (!before || !isEqual(before, left)) ? [left] : [];
  });
}

/** Adds each id that only `others` has after the id it follows there. */
function withMissing(ids: readonly string[], others: readonly string[]): readonly string[] {
  const all = [...ids];
  others.forEach((id, at) => {
    if (all.includes(id)) return;
    const before = others[at - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  });
  return all;
}
