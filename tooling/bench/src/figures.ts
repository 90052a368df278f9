/** Four significant digits: more is noise. */
export const rounded = (value: number): number => Number(value.toPrecision(4));

/** The value below which a share of all lies, rounded. NaN for no values. @param share from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}
