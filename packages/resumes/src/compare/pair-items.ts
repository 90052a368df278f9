/** The pairs of two versions, and what only one of them has. */
export interface Paired<Item> {
  readonly pairs: readonly (readonly [left: Item, right: Item])[];
  readonly onlyLeft: readonly Item[];
  readonly onlyRight: readonly Item[];
}

interface Comparable {
  readonly id: string;
  readonly originId: string;
}

const alikeEnough = 0.5;

/**
 * Pairs the entries of two versions: by their origin, then by their text when at least half of the words are the same.
 * @param wordsOf the words of an entry
 */
export function pairEntries<Item extends Comparable>(
  left: readonly Item[],
  right: readonly Item[],
  wordsOf: (item: Item) => ReadonlySet<string>,
): Paired<Item> {
  const pairs: [Item, Item][] = [];
  const restLeft = new Set(left);
  const restRight = new Set(right);
  const pair = (one: Item, other: Item): void => {
    pairs.push([one, other]);
    restLeft.delete(one);
    restRight.delete(other);
  };
  const origin = ({ id, originId }: Item) => originId || id;
  for (const key of [({ id }: Item) => id, origin]) {
    for (const other of right) {
      if (!restRight.has(other)) continue;
      const one = [...restLeft].find((item) => key(item) === key(other));
      if (one) pair(one, other);
    }
  }
  const words = new Map([...restLeft, ...restRight].map((item) => [item, wordsOf(item)]));
  const alike = [...restLeft].flatMap((one) =>
    [...restRight].map((other) => ({ one, other, likeness: likeness(words.get(one), words.get(other)) })),
  );
  for (const { one, other, likeness: share } of alike.sort((first, second) => second.likeness - first.likeness)) {
    if (share >= alikeEnough && restLeft.has(one) && restRight.has(other)) pair(one, other);
  }
  return { pairs, onlyLeft: [...restLeft], onlyRight: [...restRight] };
}

/** The share of words that two sets have in common (Dice), 0 to 1. */
function likeness(left: ReadonlySet<string> = new Set(), right: ReadonlySet<string> = new Set()): number {
  if (left.size + right.size === 0) return 0;
  let common = 0;
  for (const word of left) if (right.has(word)) common += 1;
  return (2 * common) / (left.size + right.size);
}

/**
 * The smallest set of pairs to move so that all are in the same order on both sides.
 * @param pairs in the order of the right side, as positions on the left
 */
export function outOfOrder(positions: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const before: number[] = [];
  const lengthAt = (at: number): number => lengths[at] ?? 0;
  let last = -1;
  positions.forEach((position, at) => {
    lengths[at] = 1;
    before[at] = -1;
    for (let earlier = 0; earlier < at; earlier += 1) {
      if ((positions[earlier] ?? 0) < position && lengthAt(earlier) >= lengthAt(at)) {
        lengths[at] = lengthAt(earlier) + 1;
        before[at] = earlier;
      }
    }
    if (last === -1 || lengthAt(at) > lengthAt(last)) last = at;
  });
  const moved = new Set(positions.keys());
  for (let at = last; at !== -1; at = before[at]!) moved.delete(at);
  return moved;
}
