export interface ValueClass {
  /** Lowest value of the class, included. */
  readonly from: number;
  /** Highest value of the class, included. */
  readonly to: number;
}

/**
 * Splits values into at most `count` classes with about as many members each (quantiles): a few
 * huge cities then do not leave every other region in one colour. Fewer classes when few values differ.
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
 * Splits values at fixed breaks, ascending, each the lowest value of the class above it: for values of which most are
 * so small that quantiles would leave every large one in one colour. A class that holds no value is left out.
 */
export function classesAt(values: readonly number[], breaks: readonly number[]): ValueClass[] {
  const edges = [Number.NEGATIVE_INFINITY, ...breaks, Number.POSITIVE_INFINITY];
  return edges.slice(1).flatMap((above, index): ValueClass[] => {
    const from = edges[index] ?? above;
    const members = values.filter((value) => value >= from && value < above);
    return members.length === 0 ? [] : [{ from: Math.min(...members), to: Math.max(...members) }];
  });
}

/** Index of the class that holds a value, -1 when none does. */
export function classOf(value: number, classes: readonly ValueClass[]): number {
  return classes.findIndex(({ from, to }) => value >= from && value <= to);
}
