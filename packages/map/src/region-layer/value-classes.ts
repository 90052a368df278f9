export interface ValueClass {
  /** The lowest value of the class, inclusive. */
  readonly from: number;
  /** The highest value of the class, inclusive. */
  readonly to: number;
}

/**
 * Splits values into at most `count` classes of about equal size (quantiles), so that a few huge cities don't leave all
 * other regions in one color. Returns fewer classes when few values differ.
 */
export function valueClasses(values: readonly number[], count = 5): ValueClass[] {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((left, right) => left - right);
  const classes: ValueClass[] = [];
  let start = 0;
  for (let index = 1; index <= count && start < sorted.length; index += 1) {
    let end = Math.max(start, Math.ceil((sorted.length * index) / count) - 1);
    // Equal values belong to one class.
    while (end + 1 < sorted.length && sorted[end + 1] === sorted[end]) end += 1;
    classes.push({ from: sorted[start] ?? 0, to: sorted[end] ?? 0 });
    start = end + 1;
  }
  return classes;
}

/**
 * Splits values at fixed, ascending breaks, each the lowest value of the class above it. Useful when most values are so
 * small that quantiles would give all large ones the same color. Omits empty classes.
 */
export function classesAt(values: readonly number[], breaks: readonly number[]): ValueClass[] {
  const edges = [Number.NEGATIVE_INFINITY, ...breaks, Number.POSITIVE_INFINITY];
  return edges.slice(1).flatMap((above, index): ValueClass[] => {
    const from = edges[index] ?? above;
    const members = values.filter((value) => value >= from && value < above);
    return members.length === 0 ? [] : [{ from: Math.min(...members), to: Math.max(...members) }];
  });
}

/** The index of the class that contains a value; -1 for none. */
export function classOf(value: number, classes: readonly ValueClass[]): number {
  return classes.findIndex(({ from, to }) => value >= from && value <= to);
}
