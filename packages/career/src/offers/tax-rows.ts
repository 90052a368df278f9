import { dollars } from '../money/money';
import { type ComparedRow, figureRow } from './compared-row';
import type { OfferFigures } from './offer-figures';
import { cityTaxName } from './tax';

const stateTaxName = 'State income tax';
/** The order of the rows. */
const rank = (name: string) => (name === cityTaxName ? 2 : name.startsWith('State ') ? 1 : 0);

/** A row for each tax of any offer. State and city taxes come last, even if the first offer's state has no figures. */
export function taxRows(offers: readonly OfferFigures[]): ComparedRow[] {
  const names = [...new Set(offers.flatMap(({ tax }) => tax?.lines.map(({ name }) => name) ?? []))];
  const hasUnknownState = offers.some(({ tax }) => tax?.hasStateTax === false);
  if (hasUnknownState && !names.includes(stateTaxName)) names.push(stateTaxName);
  const ordered = names.toSorted((left, right) => rank(left) - rank(right));
  return ordered.map((name) =>
    figureRow(
      name,
      offers.map(({ tax }) => ({
        value: tax?.lines.find((line) => line.name === name)?.amount ?? null,
        note: name === stateTaxName && tax?.hasStateTax === false ? 'No figures for this state' : undefined,
      })),
      dollars,
    ),
  );
}
