/** Items that are made when they are asked for, and how many there are. */
export interface Lazy<Item> extends Iterable<Item> {
  readonly length: number;
}

/** The result of a function for each item, made when it is asked for, so that long work can pause. */
export const lazily = <Source, Item>(
  source: readonly Source[],
  make: (item: Source, index: number) => Item,
): Lazy<Item> => ({
  length: source.length,
  *[Symbol.iterator]() {
    for (const [index, item] of source.entries()) yield make(item, index);
  },
});
