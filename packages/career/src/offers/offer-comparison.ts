import { jobStatusLabels } from '@keepmark/jobs';
import { formatDay } from '@keepmark/ui/words';
import { dollars, payText, payWithUnit } from '../money/money';
import {
  type ComparedGroup,
  type ComparedRow,
  type Figure,
  figureRow,
  filledRows,
  type Format,
  textRow,
} from './compared-row';
import type { LookedUp, OfferFigures } from './offer-figures';
import { yearlyEquity } from './offer-pay';
import { taxRows } from './tax-rows';

type FigureOf = (offer: OfferFigures) => Figure;

/** A row of the comparison: its label, its figure for an offer, its format, and which end is better, if any. */
type Row = readonly [label: string, figureOf: FigureOf, format: Format, better?: 'high' | 'low'];

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const plain: Format = (value) => number.format(value);
const minutes: Format = (value) => `${number.format(value)} min`;
const hourlyRate: Format = (value) => payText(value, 'hour');

/** Why a looked-up figure is missing. @param ask what to enter first */
function missingNote({ state }: LookedUp<unknown>, ask: string): string | undefined {
  if (state === 'not-asked') return ask;
  if (state === 'loading') return 'Loading';
  if (state === 'failed') return 'Couldn’t load';
  return state === 'none' ? 'No figures' : undefined;
}

function notEnteredText(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  return `Not entered: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(missing)}`;
}

function salary({ pay, offer }: OfferFigures): Figure {
  if (pay === null) return { value: null, note: 'Enter a salary' };
  if (offer.salaryPer !== 'hour' || offer.salary === null) return { value: pay.salary };
  const note = `${payWithUnit(offer.salary, 'hour')}, ${plain(offer.hoursPerWeek)} hours a week`;
  return { value: pay.salary, note };
}

function equity({ offer: { equityValue, equityYears } }: OfferFigures): Figure {
  const value = yearlyEquity({ equityValue, equityYears });
  if (equityValue === null) return { value };
  if (!equityYears) return { value, note: `${dollars(equityValue)}; enter the vesting years` };
  const years = equityYears === 1 ? 'year' : 'years';
  return { value, note: `${dollars(equityValue)} over ${plain(equityYears)} ${years}` };
}

/** Why an offer has no figure after tax. If its salary is missing, the row of the salary says so. */
const whyNoTax = ({ pay, taxes }: OfferFigures): string | undefined =>
  pay === null ? undefined : missingNote(taxes, 'Choose a state');

/** What the rows below say without a figure after tax. What to enter is said once, above them. */
const untilTaxed = ({ pay, taxes }: OfferFigures): string | undefined =>
  pay !== null && taxes.state === 'loading' ? 'Loading' : undefined;

/** A figure after tax, marked as partial if the state's tax isn't known. @param whyMissing what to say without it */
const afterTax =
  (
    valueOf: (offer: OfferFigures) => number | null,
    whyMissing: (offer: OfferFigures) => string | undefined,
  ): FigureOf =>
  (offer) => {
    const value = valueOf(offer);
    const isPartial = offer.tax?.hasStateTax === false;
    if (value === null) return { value, note: whyMissing(offer), isPartial };
    return { value, note: isPartial ? 'Without state tax' : undefined, isPartial };
  };

function priceLevel({ prices }: OfferFigures): Figure {
  const found = prices.state === 'found' ? prices.answer.prices : null;
  if (!found) return { value: null, note: missingNote(prices, 'Choose an area') ?? 'No figures' };
  return { value: found.allItems, note: found.scope === 'state' ? 'Of the whole state' : undefined };
}

function yearlyHours({ time }: OfferFigures): Figure {
  if (!time) return { value: null };
  const note = notEnteredText(time.missing);
  return { value: Math.round(time.workHours + time.commuteHours), note, isPartial: note !== undefined };
}

const hourlyAfterTax = afterTax(({ hourly }) => hourly, untilTaxed);

function hourlyWorth(offer: OfferFigures): Figure {
  const figure = hourlyAfterTax(offer);
  const notEntered = notEnteredText(offer.time?.missing ?? []);
  if (figure.value === null || notEntered === undefined) return figure;
  return { ...figure, note: [figure.note, notEntered].filter(Boolean).join('. '), isPartial: true };
}

const payRows: readonly Row[] = [
  ['Salary', salary, dollars, 'high'],
  ['Yearly bonus', ({ offer }) => ({ value: offer.bonus }), dollars, 'high'],
  ['Salary and bonus', ({ pay }) => ({ value: pay?.cash ?? null }), dollars, 'high'],
  ['Signing bonus', ({ offer }) => ({ value: offer.signingBonus }), dollars, 'high'],
];
const firstYearRow: Row = ['First year in cash', ({ pay }) => ({ value: pay?.firstYear ?? null }), dollars, 'high'];
const equityRow: Row = ['Equity per year, your estimate', equity, dollars, 'high'];

const afterTaxRows: readonly Row[] = [
  ['After tax', afterTax((offer) => offer.afterTax, whyNoTax), dollars, 'high'],
  ['Rent per year', ({ offer: { rent } }) => ({ value: rent === null ? null : rent * 12 }), dollars, 'low'],
  [
    'After tax and rent',
    afterTax(
      ({ afterTaxAndRent }) => afterTaxAndRent,
      (offer) => (offer.afterTax === null ? untilTaxed(offer) : 'Enter the rent'),
    ),
    dollars,
    'high',
  ],
];

const priceRows: readonly Row[] = [
  ['Prices, US average 100', priceLevel, plain, 'low'],
  [
    'After tax, at average US prices',
    afterTax(
      ({ atAverage }) => atAverage,
      (offer) => untilTaxed(offer) ?? (offer.pay && offer.prices.state === 'loading' ? 'Loading' : undefined),
    ),
    dollars,
    'high',
  ],
];

const timeRows: readonly Row[] = [
  ['Hours per week', ({ offer }) => ({ value: offer.hoursPerWeek }), plain],
  ['Vacation days', ({ offer }) => ({ value: offer.vacationDays }), plain, 'high'],
  ['Paid holidays', ({ offer }) => ({ value: offer.holidays }), plain, 'high'],
  ['Remote days per week', ({ offer }) => ({ value: offer.remoteDays }), plain, 'high'],
  [
    'Commute, one way',
    ({ commute }) => ({
      value: commute?.minutes ?? null,
      note: commute?.isEstimate ? 'Estimated by car' : undefined,
    }),
    minutes,
    'low',
  ],
  ['Work and commute, hours per year', yearlyHours, plain, 'low'],
  ['After tax, per hour of work and commute', hourlyWorth, hourlyRate, 'high'],
];

const texts: readonly [label: string, textOf: (offer: OfferFigures) => string][] = [
  ['Respond by', ({ offer }) => formatDay(offer.answerBy)],
  ['Status', ({ job }) => (job ? jobStatusLabels[job.status] : '')],
  ['Benefits', ({ offer }) => offer.benefits],
  ['Notes', ({ offer }) => offer.notes],
];

/** Compares two to five offers: entered and computed values. Leaves out empty rows and groups. */
export function offerComparison(offers: readonly OfferFigures[]): ComparedGroup[] {
  const figures = (rows: readonly Row[]): ComparedRow[] =>
    rows.map(([label, figureOf, format, better]) => figureRow(label, offers.map(figureOf), format, better));
  const hasSigningBonus = offers.some(({ offer }) => offer.signingBonus);
  const groups: ComparedGroup[] = [
    { title: 'Pay', rows: figures([...payRows, ...(hasSigningBonus ? [firstYearRow] : []), equityRow]) },
    { title: 'After tax', rows: [...taxRows(offers), ...figures(afterTaxRows)] },
    { title: 'Cost of living', rows: figures(priceRows) },
    { title: 'Time', rows: figures(timeRows) },
    { title: 'More', rows: texts.map(([label, textOf]) => textRow(label, offers.map(textOf))) },
  ];
  return groups.map(({ title, rows }) => ({ title, rows: filledRows(rows) })).filter(({ rows }) => rows.length > 0);
}
