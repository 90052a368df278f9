import type { IncomeTax, IncomeTaxSchedule, PayrollTax, TaxBracket } from '@keepmark/contracts';
import { taxSource } from './data-sources';

const year = 2026;
const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
const revenueProcedure = taxSource(
  'IRS Revenue Procedure 2025-32',
  year,
  'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
);
const socialSecurity = taxSource('Social Security Administration', year, 'https://www.ssa.gov/oact/cola/cbb.html');
const medicare = taxSource('IRS Topic 751', year, 'https://www.irs.gov/taxtopics/tc751');

const schedule = (standardDeduction: number, starts: readonly number[]): IncomeTaxSchedule => ({
  brackets: starts.map((from, at): TaxBracket => ({ from, rate: rates[at] ?? 0 })),
  standardDeduction: [{ from: 0, amount: standardDeduction }],
  personalExemption: [],
  taxCredit: [],
});

/**
 * The income tax of the United States. Compared with the tables of the Revenue Procedure, as
 * PolicyEngine US (commit 8914f89) quotes them.
 */
export const federalTax: IncomeTax = {
  table: 'hand-written',
  source: revenueProcedure,
  single: schedule(16_100, [0, 12_400, 50_400, 105_700, 201_775, 256_225, 640_600]),
  marriedJointly: schedule(32_200, [0, 24_800, 100_800, 211_400, 403_550, 512_450, 768_700]),
  notes: ['With the standard deduction and without credits, such as those for children.'],
};

const both = (brackets: TaxBracket[]): Pick<PayrollTax, 'single' | 'marriedJointly'> => ({
  single: brackets,
  marriedJointly: brackets,
});

/** What employees pay of Social Security and Medicare. */
export const federalPayrollTaxes: readonly PayrollTax[] = [
  {
    name: 'Social Security',
    source: socialSecurity,
    ...both([
      { from: 0, rate: 0.062 },
      { from: 184_500, rate: 0 },
    ]),
  },
  {
    name: 'Medicare',
    source: medicare,
    single: [
      { from: 0, rate: 0.0145 },
      { from: 200_000, rate: 0.0235 },
    ],
    marriedJointly: [
      { from: 0, rate: 0.0145 },
      { from: 250_000, rate: 0.0235 },
    ],
  },
];
