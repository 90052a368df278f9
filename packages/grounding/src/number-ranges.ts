import { compareUnits } from './compare-units';
import { measureOf } from './measures';
import type { Quantity } from './quantities';
import type { TextIndex } from './resume-index';

/** "Around 150" for 140 to 160, "at least 250" for between 250 and 300. */
export const isInRange = (wanted: Quantity, entry: TextIndex): boolean =>
  wanted.bound !== '' &&
  entry.countedLines.some(({ text, quantities }) =>
    quantities.some((low, index) => {
      const high = quantities[index + 1];
      if (!high || !isRange(text, low, high)) return false;
      const [value = 0] = wanted.values;
      const isLow = value === low.values[0];
      const isBetween = wanted.bound === 'over' ? isLow : value > (low.values[0] ?? 0) && value < (high.values[0] ?? 0);
      return isBetween && compareUnits(wanted, high, entry) !== 'other';
    }),
  );

function isRange(text: string, low: Quantity, high: Quantity): boolean {
  const between = text.slice(low.end, high.start);
  const isBetween = /\b(?:between|zwischen)\s[$€£]?$/i.test(text.slice(0, low.start));
  return /^\s?(?:-|to|bis)\s?$/.test(between) || (isBetween && /^\s(?:and|und)\s[$€£]?$/.test(between));
}

/** "Under half an hour" for 25 minutes, "less than 200" for 180. */
export function isJustBelow(wanted: Quantity, entry: TextIndex, text: string): boolean {
  const { values, unit, start, symbol } = wanted;
  if (!/\b(?:under|below|less than|within|unter|weniger als)\s(?:US)?[$€£]?$/i.test(text.slice(0, start))) return false;
  const measureIn = (roots: readonly string[]) => roots.slice(0, 2).map(measureOf).find(Boolean);
  const measure = measureIn(unit);
  const most = (values[0] ?? 0) * (measure?.factor ?? 1);
  return entry.quantities.some((own) => {
    const ownMeasure = measureIn(own.unit);
    const isOther = own.kind !== 'number' || own.symbol !== symbol || ownMeasure?.dimension !== measure?.dimension;
    if (isOther || (!measure && compareUnits(wanted, own, entry) === 'other')) return false;
    const actual = (own.values[0] ?? 0) * (ownMeasure?.factor ?? 1);
    return actual <= most && actual >= most * 0.75;
  });
}
