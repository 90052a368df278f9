/**
 * The part in which two lists of rows differ: they are the same before `start`, and from `beforeEnd` and `afterEnd` on.
 * Does nothing but compare, since it looks at thousands of rows when a change comes, in code that rarely runs.
 */
export function changedPart<Row>(before: readonly Row[], after: readonly Row[]) {
  let start = 0;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  const shorter = Math.min(beforeEnd, afterEnd);
  while (start < shorter && before[start] === after[start]) start += 1;
  while (beforeEnd > start && afterEnd > start && before[beforeEnd - 1] === after[afterEnd - 1]) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  return { start, beforeEnd, afterEnd };
}
