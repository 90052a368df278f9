/** How many characters of what both have in common are shown before the difference. */
const shownBefore = 60;

/** Two versions of a text from where they differ, so that a long one shows its difference first. */
export function fromDifference(left: string, right: string): [string, string] {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const start = same - shownBefore;
  // The start of a short text costs no room.
  if (start < shownBefore) return [left, right];
  return [`…${left.slice(start)}`, `…${right.slice(start)}`];
}
