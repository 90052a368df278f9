/** seen = kept + everything rejected, and kept = added + changed + unchanged. */
export interface IngestSummary {
  readonly feed: string;
  /** Records in the feed. */
  seen: number;
  kept: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Open postings that the feed no longer lists. */
  closed: number;
  /** How many records were left out, by reason. */
  readonly rejected: Record<string, number>;
}

export function emptySummary(feed: string): IngestSummary {
  return { feed, seen: 0, kept: 0, added: 0, changed: 0, unchanged: 0, closed: 0, rejected: {} };
}

export function countRejected(summary: IngestSummary, reason: string, count = 1): void {
  summary.rejected[reason] = (summary.rejected[reason] ?? 0) + count;
}

/** What a person reads at the end of a run. */
export function describeSummary(summary: IngestSummary): string {
  const { feed, seen, kept, added, changed, unchanged, closed, rejected } = summary;
  const reasons = Object.entries(rejected).toSorted(([, a], [, b]) => b - a);
  const left = reasons.reduce((sum, [, count]) => sum + count, 0);
  const number = (value: number): string => value.toLocaleString('en-US').padStart(9);
  return [
    feed,
    `  seen      ${number(seen)}`,
    `  kept      ${number(kept)}   ${added} new, ${changed} changed, ${unchanged} unchanged`,
    `  rejected  ${number(left)}`,
    ...reasons.map(([reason, count]) => `            ${number(count)}   ${reason}`),
    `  closed    ${number(closed)}   no longer listed`,
  ].join('\n');
}
