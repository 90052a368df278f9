import { genericPeople, isPerson } from './counted-people';
import { measureOf } from './measures';
import type { Quantity } from './quantities';
import type { TextIndex } from './resume-index';
import { meanTheSame } from './same-meaning';
import { hasLettersOf } from './short-forms';

/** "90 minutes" and "1.5 hours". */
export function isSameMeasure(wanted: Quantity, own: Quantity): boolean {
  const [left, right] = [measureOfQuantity(wanted), measureOfQuantity(own)];
  if (!left || left.dimension !== right?.dimension) return false;
  return wanted.values.some((value) =>
    own.values.some(
      (other) =>
        Math.abs(value * left.factor - other * right.factor) <=
        (wanted.bound === '' ? 0.02 : 0.06) * Math.abs(other * right.factor),
    ),
  );
}

const measureOfQuantity = ({ unit }: Quantity) => unit.slice(0, 2).map(measureOf).find(Boolean);

/** Whether two numbers may count the same: `same`, `other`, or `unclear` when only the words differ. */
export function compareUnits(wanted: Quantity, own: Quantity, entry: TextIndex): 'same' | 'unclear' | 'other' {
  if (wanted.unit.length === 0 || own.unit.length + own.before.length === 0) return 'same';
  const theirs = [...own.unit, ...own.before];
  if (wanted.unit.some((root) => theirs.includes(root))) return 'same';
  const measures = [measureOfQuantity(wanted), measureOfQuantity(own)] as const;
  if (measures[0] && measures[1]) return isSameMeasure(wanted, own) ? 'same' : 'other';
  if (wanted.symbol !== '' && wanted.symbol !== '#' && wanted.symbol !== 'x') return 'same';
  // "A team of 12" for 12 cooks.
  if (wanted.unit.some((root) => genericPeople.has(root)) && theirs.some(isPerson)) return 'same';
  if (theirs.some((root) => genericPeople.has(root)) && wanted.unit.some(isPerson)) return 'same';
  if (wanted.unit.some((root) => theirs.some((other) => meanTheSame(root, other)))) return 'same';
  // "100-amp" for 100A, "6 patients" for 6 pts.
  if (wanted.unit.some((root) => own.unit.slice(0, 2).some((other) => other.length < 5 && hasLettersOf(root, other))))
    return 'same';
  // "Referred 15 customers" for 15 referrals.
  if (own.unit.some((root) => wanted.before.some((verb) => verb.length > 4 && root.startsWith(verb)))) return 'unclear';
  // "3 patients on 12 wards" for 12 patients on 3 wards.
  if (wanted.unit.slice(0, 2).some((root) => entry.quantities.some(({ unit }) => unit.slice(0, 2).includes(root))))
    return 'other';
  const [left, right] = [categoryOf(wanted.unit), categoryOf(own.unit.length > 0 ? own.unit : own.before)];
  if (left === 'people' && right === 'people') return 'other';
  // "3 absences" for 3 missed days.
  if (left === 'thing' && right === 'time') return 'unclear';
  const isCount = (category: string) => category === 'people' || category === 'thing';
  // "12 hours" where there are 12 stores.
  return left === 'time' && isCount(right) ? 'other' : 'unclear';
}

function categoryOf(unit: readonly string[]): string {
  const nearest = unit.slice(0, 4);
  if (nearest.some(isPerson)) return 'people';
  if (nearest.slice(0, 2).some((root) => measureOf(root)?.dimension === 0)) return 'time';
  return nearest
    .slice(0, 2)
    .some((root) =>
      /^(?:mile|mil|km|kilomet|feet|foot|met|inch|acre|square|pound|kg|kilo|ton|gallon|lit|amp|volt|watt)$/.test(root),
    )
    ? 'measure'
    : 'thing';
}
