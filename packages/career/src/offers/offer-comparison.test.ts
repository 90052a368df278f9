import type { Taxes } from '@keepmark/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offer, taxes } from '../testing/offer-fixtures';
import { denver, prices, wageArea } from '../testing/wage-fixtures';
import { figureRow } from './compared-row';
import { comparisonCsv } from './comparison-csv';
import { offerComparison } from './offer-comparison';
import { type OfferFigures, offerFigures, type OfferInput } from './offer-figures';
import type { Offer } from './offer-table';

const found = <Answer>(answer: Answer) => ({ state: 'found', answer }) as const;
const own: Partial<Offer> = { vacationDays: 10, holidays: 10, remoteDays: 0, rent: 1500 };

const figuresOf = (changes: Partial<Offer>, input: Partial<OfferInput> = {}): OfferFigures =>
  offerFigures(
    {
      offer: offer({ ...own, ...changes }),
      job: undefined,
      commute: { minutes: 30, isEstimate: false },
      taxes: found(taxes()),
      prices: found(prices(wageArea(), 100)),
      ...input,
    },
    'single',
  );

const row = (label: string, offers: readonly OfferFigures[]) =>
  offerComparison(offers)
    .flatMap(({ rows }) => rows)
    .find((each) => each.label === label)?.cells;

describe('offers side by side', () => {
  const austin = figuresOf({ salary: 60_000 });
  const mountain = figuresOf({ salary: 66_000, rent: 2100 }, { prices: found(prices(denver, 120)) });

  it('can rank differently after rent and prices', () => {
    expect(row('After tax', [austin, mountain])).toMatchObject([{ difference: '−$4,941' }, { isBest: true }]);
    expect(row('After tax and rent', [austin, mountain])).toMatchObject([{ isBest: true }, { difference: '−$2,259' }]);
    expect(row('After tax, at average US prices', [austin, mountain])).toMatchObject([
      { text: '$51,010', isBest: true },
      { text: '$46,626' },
    ]);
  });

  it('doesn’t mark a best if one state’s tax is unknown, and says so', () => {
    const unknown = figuresOf({ salary: 66_000 }, { taxes: found<Taxes>(taxes({ state: null })) });
    const cells = row('After tax', [austin, unknown]);
    expect(cells?.map(({ isBest, note }) => [isBest, note])).toEqual([
      [undefined, undefined],
      [undefined, 'Without state tax'],
    ]);
    expect(row('State income tax', [austin, unknown])).toEqual([
      { text: '$0' },
      { text: '', note: 'No figures for this state' },
    ]);
  });

  it('asks for missing values instead of taking them as zero', () => {
    const unentered = figuresOf(
      { salary: null, rent: null },
      { taxes: { state: 'not-asked' }, prices: { state: 'none' } },
    );
    expect(row('Salary', [unentered, austin])?.[0]).toEqual({ text: '', note: 'Enter a salary' });
    const stateless = figuresOf({ rent: null }, { taxes: { state: 'not-asked' } });
    expect(row('After tax', [stateless, austin])?.[0]).toEqual({ text: '', note: 'Choose a state' });
    const rentless = figuresOf({ rent: null });
    expect(row('After tax and rent', [rentless, austin])?.[0]).toEqual({ text: '', note: 'Enter the rent' });
    expect(row('Prices, US average 100', [unentered, austin])?.[0]).toEqual({ text: '', note: 'No figures' });
  });

  it('says once what is missing', () => {
    const bare = figuresOf(
      { salary: null, rent: null },
      { taxes: { state: 'not-asked' }, prices: { state: 'not-asked' } },
    );
    const stateless = figuresOf({ rent: null }, { taxes: { state: 'not-asked' }, prices: { state: 'not-asked' } });
    const notesOf = (offers: readonly OfferFigures[]) =>
      offerComparison(offers).flatMap(({ rows }) =>
        rows.flatMap(({ cells }) => cells.flatMap(({ note }) => note ?? [])),
      );
    expect(notesOf([bare])).toEqual(['Enter a salary', 'Choose an area']);
    expect(notesOf([stateless])).toEqual(['Choose a state', 'Choose an area']);
  });

  it('keeps the rows of figures that are being looked up', () => {
    const loading = figuresOf({}, { taxes: { state: 'loading' }, prices: { state: 'loading' } });
    for (const label of ['After tax', 'After tax and rent', 'After tax, at average US prices'])
      expect(row(label, [loading])).toEqual([{ text: '', note: 'Loading' }]);
  });

  it('doesn’t compare hourly pay if vacation or commute is missing', () => {
    const vague = figuresOf({ vacationDays: null }, { commute: null });
    const cells = row('After tax, per hour of work and commute', [austin, vague]);
    expect(cells?.[1]?.note).toBe('Not entered: vacation days and commute');
    expect(cells?.some(({ isBest }) => isBest)).toBe(false);
  });

  it('shows equity as entered', () => {
    const cells = row('Equity per year, your estimate', [
      figuresOf({ equityValue: 40_000, equityYears: 4 }),
      figuresOf({ equityValue: 5000 }),
    ]);
    expect(cells).toEqual([
      { text: '$10,000', note: '$40,000 over 4 years' },
      { text: '', note: '$5,000; enter the vesting years' },
    ]);
  });

  it('can be exported with notes on missing parts', () => {
    const offers = [austin, figuresOf({ companyName: '=Acme', salary: null })];
    const lines = comparisonCsv(offers, offerComparison(offers)).split('\r\n');
    expect(lines[0]).toBe('\uFEFFGroup,Figure,Registered Nurse at Mercy Hospital,Registered Nurse at =Acme');
    expect(lines[1]).toBe('Pay,Salary,"$60,000",(Enter a salary)');
  });
});

describe('the best of a row', () => {
  it('is never beaten, and has no difference', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 1000 })), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(values, fc.constantFrom('high' as const, 'low' as const), (figures, better) => {
        const { cells } = figureRow(
          'Row',
          figures.map((value) => ({ value })),
          String,
          better,
        );
        const best = cells.flatMap(({ isBest, text }) => (isBest ? [Number(text)] : []));
        const known = figures.filter((value) => value !== null);
        const ends = better === 'high' ? Math.max(...known) : Math.min(...known);
        const differ = new Set(known).size > 1;
        expect(new Set(best)).toEqual(new Set(differ ? [ends] : []));
        for (const { isBest, difference, text } of cells) {
          expect(difference !== undefined).toBe(differ && text !== '' && !isBest);
        }
      }),
    );
  });
});
