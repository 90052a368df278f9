import type { IncomeTaxSchedule, TaxBracket, TaxReduction } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { readJson } from '../reference/read-json';
import { ReferenceFileError } from '../reference/reference-file-error';
import type { StateTaxRow } from '../reference/reference-rows';

const steps = z.array(z.tuple([z.number(), z.number()]));
const rate = z.union([z.number(), steps]);
const byFiling = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ single: schema, married: schema });
const phaseout = z.object({ start: z.number(), step: z.number(), reduction: z.number(), minimum: z.number() });
const reduction = z.object({ amount: byFiling(rate), phaseout: z.optional(byFiling(phaseout)) });
const tax = z.object({ rate: z.union([rate, byFiling(rate)]) });
const states = z.record(
  z.string().check(z.regex(/^[A-Z]{2}$/)),
  z.object({
    taxes: z.object({
      income: z.extend(tax, {
        deductions: z.optional(
          z.object({ standardDeduction: z.optional(reduction), personalExemption: z.optional(reduction) }),
        ),
      }),
      employmentSecurity: z.optional(tax),
      unemploymentInsurance: z.optional(tax),
      stateUnemploymentInsurance: z.optional(tax),
      stateDisabilityInsurance: z.optional(tax),
      familyLeaveInsurance: z.optional(tax),
    }),
  }),
);
type State = z.output<typeof states>[string]['taxes'];

/** What the file says less plainly than it must be said on a payslip. */
const payrollNames = {
  employmentSecurity: 'State unemployment insurance',
  unemploymentInsurance: 'State unemployment insurance',
  stateUnemploymentInsurance: 'State unemployment insurance',
  stateDisabilityInsurance: 'State disability insurance',
  familyLeaveInsurance: 'State family leave insurance',
} as const;

/** States whose exemption is taken from the tax, not from the income. */
const creditStates = new Set(['AR', 'CA', 'DE', 'IA', 'NE', 'OR']);
/** Utah's credit is written where others have a deduction; the file doesn't say how it shrinks. */
const deductionIsCredit = 'UT';
/** New York's is paid by employers. */
const employersPay = new Set(['NY']);

/** Figures that are of an older year than the file: a threshold or rate that only that year had. */
const olderYears: readonly { stateCode: string; figure: number; year: number }[] = [
  { stateCode: 'CA', figure: 10_412, year: 2023 },
  { stateCode: 'CO', figure: 0.044, year: 2023 },
  { stateCode: 'ID', figure: 4489, year: 2023 },
  { stateCode: 'KS', figure: 0.057, year: 2023 },
  { stateCode: 'ND', figure: 44_725, year: 2023 },
  { stateCode: 'NE', figure: 0.0684, year: 2022 },
  { stateCode: 'NY', figure: 0.0585, year: 2022 },
  { stateCode: 'OH', figure: 0.03226, year: 2021 },
  { stateCode: 'SC', figure: 0.064, year: 2023 },
  { stateCode: 'UT', figure: 0.0465, year: 2023 },
  { stateCode: 'VT', figure: 45_400, year: 2023 },
];

/**
 * Reads the states' income taxes as taxgraphs has compiled them.
 * @param name of the file, which says the year.
 */
export function readStateTaxes(bytes: Uint8Array, name: string): StateTaxRow[] {
  const fileYear = Number(/-(\d{4})\.json$/i.exec(name)?.[1]);
  return Object.entries(readJson(bytes, states)).map(([stateCode, { taxes }]) => {
    const older = olderYears.find((known) => known.stateCode === stateCode && hasFigure(taxes, known.figure));
    return {
      stateCode,
      year: Math.min(fileYear, older?.year ?? fileYear),
      single: scheduleOf(stateCode, taxes, 'single'),
      marriedJointly: scheduleOf(stateCode, taxes, 'married'),
      notes: [
        'Compiled by taxgraphs from the Tax Foundation’s list; check it before you decide.',
        ...(older ? [`These are the brackets of ${older.year}, although the list is of ${fileYear}.`] : []),
      ],
      payroll: payrollOf(stateCode, taxes),
    };
  });
}

const hasFigure = ({ income }: State, figure: number): boolean =>
  ratesOf(income.rate, 'single').some((bracket) => bracket.from === figure || bracket.rate === figure);

type Filing = 'single' | 'married';

function scheduleOf(stateCode: string, { income }: State, filing: Filing): IncomeTaxSchedule {
  const deduction = reductionsOf(income.deductions?.standardDeduction, filing);
  const exemption = reductionsOf(income.deductions?.personalExemption, filing);
  const isExemptionCredit = creditStates.has(stateCode);
  const isDeductionCredit = stateCode === deductionIsCredit;
  const brackets = ratesOf(income.rate, filing);
  if (brackets[0]?.from !== 0) throw new ReferenceFileError(`${stateCode}: its brackets don’t begin at 0.`);
  return {
    brackets,
    standardDeduction: isDeductionCredit ? [] : deduction,
    personalExemption: isExemptionCredit ? [] : exemption,
    taxCredit: isDeductionCredit ? deduction : isExemptionCredit ? exemption : [],
  };
}

function ratesOf(given: z.output<typeof tax>['rate'], filing: Filing): TaxBracket[] {
  const own = typeof given === 'object' && 'single' in given ? given[filing] : given;
  return typeof own === 'number' ? [{ from: 0, rate: own }] : own.map(([from, value]) => ({ from, rate: value }));
}

function reductionsOf(given: z.output<typeof reduction> | undefined, filing: Filing): TaxReduction[] {
  if (given === undefined) return [];
  const amount = given.amount[filing];
  if (typeof amount !== 'number') return amount.map(([from, value]) => ({ from, amount: value }));
  const shrinks = given.phaseout?.[filing];
  return shrinks ? shrinking(amount, shrinks) : [{ from: 0, amount }];
}

/** Each step of income over the start takes as much off again, down to the minimum. */
function shrinking(
  amount: number,
  { start, step, reduction: less, minimum }: z.output<typeof phaseout>,
): TaxReduction[] {
  if (!(step > 0 && less > 0)) throw new ReferenceFileError('A deduction shrinks by nothing.');
  const all: TaxReduction[] = [{ from: 0, amount }];
  for (let count = 1, left = amount; left > minimum; count += 1) {
    left = Math.max(minimum, amount - count * less);
    all.push({ from: start + (count - 1) * step, amount: left });
  }
  return all;
}

function payrollOf(stateCode: string, taxes: State): StateTaxRow['payroll'] {
  return (Object.keys(payrollNames) as (keyof typeof payrollNames)[]).flatMap((key) => {
    const given = taxes[key];
    if (given === undefined || (key === 'stateUnemploymentInsurance' && employersPay.has(stateCode))) return [];
    const [single, marriedJointly] = [ratesOf(given.rate, 'single'), ratesOf(given.rate, 'married')];
    return { name: payrollNames[key], single, marriedJointly };
  });
}
