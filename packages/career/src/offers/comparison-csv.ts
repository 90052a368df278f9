import { spreadsheetCsv } from '@keepmark/ui/csv';
import type { ComparedGroup } from './compared-row';
import { offerName } from './offer';
import type { OfferFigures } from './offer-figures';

/** A comparison as CSV: a line for each figure, with notes on missing parts in parentheses. */
export function comparisonCsv(offers: readonly OfferFigures[], groups: readonly ComparedGroup[]): string {
  const rows = groups.flatMap(({ title, rows: own }) =>
    own.map(({ label, cells }) => [
      title,
      label,
      ...cells.map(({ text, note }) => [text, note && `(${note})`].filter(Boolean).join(' ')),
    ]),
  );
  return spreadsheetCsv(['Group', 'Figure', ...offers.map(({ offer }) => offerName(offer))], rows);
}
