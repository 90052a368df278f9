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

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const counted: Format = (value) => number.format(value);
const minutes: Format = (value) => `${number.format(value)} min`;
const hourlyRate: Format = (value) => payText(value, 'hour');

/** Why a figure that is looked up is missing. @param ask what to enter first */
function missingNote({ state }: LookedUp<unknown>, ask: string): string | undefined {
  if (state === 'not-asked') return ask;
  if (state === 'loading') return 'Loading';
  if (state === 'failed') return "Couldn't load";
  return state === 'none' ? 'No figures' : undefined;
}

const withoutText = (names: readonly string[]): string => {
  const joined = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `Without ${joined}, not entered`;
};

function taxRows(offers: readonly OfferFigures[]): ComparedRow[] {
  const names = [...new Set(offers.flatMap(({ tax }) => tax?.lines.map(({ name }) => name) ?? []))];
  // The state's own comes last, also when the first offer is in a state without figures.
  const ordered = [
    ...names.filter((name) => !name.startsWith('State ')),
    ...names.filter((name) => name.startsWith('State ')),
  ];
  const hasUnknownState = offers.some(({ tax }) => tax && !tax.hasStateTax);
  if (hasUnknownState && !ordered.includes('State income tax')) ordered.push('State income tax');
  return ordered.map((name) =>
    figureRow(
      name,
      offers.map(({ tax }) => {
        const line = tax?.lines.find((each) => each.name === name);
        const isUnknown = name === 'State income tax' && tax && !tax.hasStateTax;
        return { value: line?.amount ?? null, note: isUnknown ? 'No figures for this state' : undefined };
      }),
      dollars,
    ),
  );
}

/** Two to five offers side by side: what was entered, and what follows from it. */
export function offerComparison(offers: readonly OfferFigures[]): ComparedGroup[] {
  const each = (figure: (offer: OfferFigures) => Figure) => offers.map(figure);
  const entered = (name: 'vacationDays' | 'holidays' | 'remoteDays' | 'hoursPerWeek') =>
    each(({ offer }) => ({ value: offer[name] }));
  const stateTaxNote = ({ tax }: OfferFigures) => (tax && !tax.hasStateTax ? 'Without state tax' : undefined);
  const afterTaxFigure =
    (value: (figures: OfferFigures) => number | null, ask: (figures: OfferFigures) => string | undefined) =>
    (figures: OfferFigures): Figure => ({
      value: value(figures),
      note: value(figures) === null ? (whyNoTax(figures) ?? ask(figures)) : stateTaxNote(figures),
      isPartial: figures.tax?.hasStateTax === false,
    });

  const groups = [
    {
      title: 'Pay',
      rows: [
        figureRow(
          'Salary',
          each(({ pay, offer }) => ({
            value: pay?.salary ?? null,
            note:
              pay === null
                ? 'Enter a salary'
                : offer.salaryPer === 'hour' && offer.salary !== null
                  ? `${payWithUnit(offer.salary, 'hour')}, ${counted(offer.hoursPerWeek)} hours a week`
                  : undefined,
          })),
          dollars,
          'high',
        ),
        figureRow(
          'Yearly bonus',
          each(({ offer }) => ({ value: offer.bonus })),
          dollars,
          'high',
        ),
        figureRow(
          'Salary and bonus',
          each(({ pay }) => ({ value: pay?.cash ?? null })),
          dollars,
          'high',
        ),
        figureRow(
          'Signing bonus',
          each(({ offer }) => ({ value: offer.signingBonus })),
          dollars,
          'high',
        ),
        ...(offers.some(({ offer }) => offer.signingBonus)
          ? [
              figureRow(
                'First year in cash',
                each(({ pay }) => ({ value: pay?.firstYear ?? null })),
                dollars,
                'high',
              ),
            ]
          : []),
        figureRow(
          'Equity per year, your estimate',
          each(({ offer: { equityValue, equityYears } }) => ({
            value: yearlyEquity({ equityValue, equityYears }),
            note:
              equityValue === null
                ? undefined
                : equityYears
                  ? `${dollars(equityValue)} over ${counted(equityYears)} ${equityYears === 1 ? 'year' : 'years'}`
                  : `${dollars(equityValue)}; enter the vesting years`,
          })),
          dollars,
          'high',
        ),
      ],
    },
    {
      title: 'After tax',
      rows: [
        ...taxRows(offers),
        figureRow(
          'After tax',
          each(
            afterTaxFigure(
              ({ afterTax }) => afterTax,
              () => undefined,
            ),
          ),
          dollars,
          'high',
        ),
        figureRow(
          'Rent per year',
          each(({ offer: { rent } }) => ({ value: rent === null ? null : rent * 12 })),
          dollars,
          'low',
        ),
        figureRow(
          'After tax and rent',
          each(
            afterTaxFigure(
              ({ afterTaxAndRent }) => afterTaxAndRent,
              () => 'Enter the rent',
            ),
          ),
          dollars,
          'high',
        ),
      ],
    },
    {
      title: 'Cost of living',
      rows: [
        figureRow(
          'Prices, US average 100',
          each(({ prices }) => {
            const found = prices.state === 'found' ? prices.answer.prices : null;
            return {
              value: found?.allItems ?? null,
              note: found
                ? found.scope === 'state'
                  ? 'Of the whole state'
                  : undefined
                : (missingNote(prices, 'Choose an area') ?? 'No figures'),
            };
          }),
          counted,
          'low',
        ),
        figureRow(
          'After tax, at average US prices',
          each(
            afterTaxFigure(
              ({ atAverage }) => atAverage,
              ({ prices }) => missingNote(prices, 'Choose an area') ?? 'No price figures',
            ),
          ),
          dollars,
          'high',
        ),
      ],
    },
    {
      title: 'Time',
      rows: [
        figureRow('Hours per week', entered('hoursPerWeek'), counted),
        figureRow('Vacation days', entered('vacationDays'), counted, 'high'),
        figureRow('Paid holidays', entered('holidays'), counted, 'high'),
        figureRow('Remote days per week', entered('remoteDays'), counted, 'high'),
        figureRow(
          'Commute, one way',
          each(({ commute }) => ({
            value: commute?.minutes ?? null,
            note: commute?.isEstimate ? 'Estimated by car' : undefined,
          })),
          minutes,
          'low',
        ),
        figureRow(
          'Work and commute, hours per year',
          each(({ time }) => ({
            value: time ? Math.round(time.workHours + time.commuteHours) : null,
            note: time && time.missing.length > 0 ? withoutText(time.missing) : undefined,
            isPartial: time !== null && time.missing.length > 0,
          })),
          counted,
          'low',
        ),
        figureRow(
          'After tax, per hour of work and commute',
          each((figures) => {
            const base = afterTaxFigure(
              ({ hourly }) => hourly,
              () => undefined,
            )(figures);
            const missing = figures.time?.missing ?? [];
            if (base.value === null || missing.length === 0) return base;
            return { ...base, note: [base.note, withoutText(missing)].filter(Boolean).join('. '), isPartial: true };
          }),
          hourlyRate,
          'high',
        ),
      ],
    },
    {
      title: 'More',
      rows: [
        textRow(
          'Answer by',
          offers.map(({ offer }) => formatDay(offer.answerBy)),
        ),
        textRow(
          'Status',
          offers.map(({ job }) => (job ? jobStatusLabels[job.status] : '')),
        ),
        textRow(
          'Benefits',
          offers.map(({ offer }) => offer.benefits),
        ),
        textRow(
          'Notes',
          offers.map(({ offer }) => offer.notes),
        ),
      ],
    },
  ];
  return groups.map(({ title, rows }) => ({ title, rows: filledRows(rows) })).filter(({ rows }) => rows.length > 0);
}

/** What keeps an offer from having figures after tax; undefined when it has them. */
function whyNoTax({ pay, taxes }: OfferFigures): string | undefined {
  if (pay === null) return 'Enter a salary';
  return missingNote(taxes, 'Choose a state');
}
