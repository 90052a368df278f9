import type { DataSource, IncomeTax, IncomeTaxSchedule, TaxBracket, Taxes, TaxReduction } from '@keepmark/contracts';

/** A tax filing status. */
export const filingStatuses = ['single', 'marriedJointly'] as const;
export type FilingStatus = (typeof filingStatuses)[number];

/** The tax on an income. Each bracket taxes only the income above its start. @param brackets by `from`, ascending */
export function bracketTax(brackets: readonly TaxBracket[], income: number): number {
  return brackets.reduce((tax, { from, rate }, at) => {
    const until = brackets[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    return tax + Math.max(0, Math.min(income, until) - from) * rate;
  }, 0);
}

/** The reduction for an income: the last one that it reaches. @param reductions by `from`, ascending */
const reductionAt = (reductions: readonly TaxReduction[], income: number): number =>
  reductions.findLast(({ from }) => income >= from)?.amount ?? 0;

/** The income tax on a year's wages, when they are the only income. */
export function incomeTaxOn(schedule: IncomeTaxSchedule, wages: number): number {
  const { brackets, standardDeduction, personalExemption, taxCredit } = schedule;
  const taxable = wages - reductionAt(standardDeduction, wages) - reductionAt(personalExemption, wages);
  return Math.max(0, bracketTax(brackets, taxable) - reductionAt(taxCredit, wages));
}

/** What a city's tax is taken from. */
interface CityTaxBase {
  readonly status: FilingStatus;
  /** A year's wages. */
  readonly wages: number;
  /** The state's income tax on them; null if unknown. */
  readonly stateTax: number | null;
}

/** The income tax of a city on the wages of people who live and work there. */
export interface CityTax {
  readonly city: string;
  readonly source: DataSource;
  /** What it depends on, in a sentence or two. */
  readonly note: string;
  /** The tax for a year; null if the state's tax, which it depends on, is unknown. */
  readonly amountOn: (base: CityTaxBase) => number | null;
}

/** The name of a city's line. */
export const cityTaxName = 'City income tax';

/** One tax of a bill. */
interface TaxLine {
  /** "Federal income tax", "Social Security". */
  readonly name: string;
  readonly amount: number;
  readonly source: DataSource;
}

/** The taxes on a year's wages. */
export interface TaxBill {
  readonly lines: readonly TaxLine[];
  readonly total: number;
  /** False if the total lacks the state's income tax, because its figures are missing. */
  readonly hasStateTax: boolean;
  /** Sentences about what the figures lack. */
  readonly notes: readonly string[];
}

/** What the server says a state's figures lack, where the city's tax is in the bill. */
const lacksCityTax = /^Without the (?:income )?taxes of (?:cities|New York City)\b/;

/** The taxes on a year's wages in a state, and in a city of it. Wages are the household's only income. */
export function taxBill(
  { stateCode, federal, state, payroll }: Taxes,
  status: FilingStatus,
  wages: number,
  city?: CityTax,
): TaxBill {
  const income = (name: string, tax: IncomeTax): TaxLine => ({
    name,
    amount: incomeTaxOn(tax[status], wages),
    source: tax.source,
  });
  const stateTax = state ? incomeTaxOn(state[status], wages) : null;
  const cityAmount = city?.amountOn({ status, wages, stateTax }) ?? null;
  const cityTax = city && cityAmount !== null ? { ...city, amount: cityAmount } : undefined;
  const lines: TaxLine[] = [
    income('Federal income tax', federal),
    ...payroll.map((tax) => ({ name: tax.name, amount: bracketTax(tax[status], wages), source: tax.source })),
    ...(state ? [income('State income tax', state)] : []),
    ...(cityTax ? [{ name: cityTaxName, amount: cityTax.amount, source: cityTax.source }] : []),
  ];
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    hasStateTax: state !== null,
    // Two offers in two states have notes beside each other.
    notes: [
      ...federal.notes,
      ...(state?.notes ?? [])
        .filter((note) => !cityTax || !lacksCityTax.test(note))
        .map((note) => `${stateCode}: ${note}`),
      ...(cityTax ? [cityTax.note] : []),
    ],
  };
}
