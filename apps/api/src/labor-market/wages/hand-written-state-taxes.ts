import type { IncomeTaxSchedule } from '@keepmark/contracts';
import type { StateTaxRow } from '../reference/reference-rows';

const year = 2025;

/** @param brackets where each begins, and its rate; of one rate for all, just that. */
function schedule(
  brackets: number | readonly (readonly [from: number, rate: number])[],
  { deduction = 0, exemption = 0, credit = 0 }: { deduction?: number; exemption?: number; credit?: number } = {},
): IncomeTaxSchedule {
  const steps = typeof brackets === 'number' ? [[0, brackets] as const] : brackets;
  const once = (amount: number) => (amount === 0 ? [] : [{ from: 0, amount }]);
  return {
    brackets: steps.map(([from, rate]) => ({ from, rate })),
    standardDeduction: once(deduction),
    personalExemption: once(exemption),
    taxCredit: once(credit),
  };
}

type Payroll = StateTaxRow['payroll'];

function payroll(name: string, rate: number, upTo?: number): Payroll {
  const brackets = [{ from: 0, rate }, ...(upTo === undefined ? [] : [{ from: upTo, rate: 0 }])];
  return [{ name, single: brackets, marriedJointly: brackets }];
}

/** @param sourceUrl the state's own form, booklet or rate schedule; its tax agency if it doesn't tax wages. */
function state(
  stateCode: string,
  sourceUrl: string,
  single: IncomeTaxSchedule,
  marriedJointly: IncomeTaxSchedule,
  more: { payroll?: Payroll; notes?: readonly string[] } = {},
): HandWrittenStateTax {
  return {
    stateCode,
    year,
    sourceUrl,
    single,
    marriedJointly,
    payroll: more.payroll ?? [],
    notes: [...(more.notes ?? [])],
  };
}

const untaxed = (stateCode: string, sourceUrl: string, more?: Parameters<typeof state>[4]): HandWrittenStateTax =>
  state(stateCode, sourceUrl, schedule(0), schedule(0), more);

const smallTaxNote = 'Without the state’s family leave insurance.';

const california = [0.01, 0.02, 0.04, 0.06, 0.08, 0.093, 0.103, 0.113, 0.123];
const newYork = [0.04, 0.045, 0.0525, 0.055, 0.06, 0.0685, 0.0965, 0.103, 0.109];
const bracketsOf = (rates: readonly number[], starts: readonly number[]) =>
  starts.map((from, at) => [from, rates[at] ?? 0] as const);
/** Above a million, California adds 1% for mental health services, whatever the way of filing. */
const californiaMillion = 1_000_000;

export type HandWrittenStateTax = StateTaxRow & { readonly sourceUrl: string };

/**
 * The taxes on wages in 2025, the newest year that every one of these states has published, where the rules are short
 * enough to write down. Each figure was compared with the state's document at `sourceUrl`, as PolicyEngine US
 * (github.com/PolicyEngine/policyengine-us, commit 8914f89) quotes it. Payroll taxes:
 * labor.alaska.gov/estax/2025-experience-rates.html, edd.ca.gov (1.2%, no limit),
 * osc.ny.gov payroll bulletin 2293 (0.388%, at most $354.53), pa.gov/agencies/dli (0.07%).
 */
export const handWrittenStateTaxes: readonly HandWrittenStateTax[] = [
  untaxed('AK', 'https://tax.alaska.gov/', { payroll: payroll('State unemployment insurance', 0.005, 51_700) }),
  untaxed('FL', 'https://floridarevenue.com/'),
  untaxed('NH', 'https://www.revenue.nh.gov/'),
  untaxed('NV', 'https://tax.nv.gov/'),
  untaxed('SD', 'https://dor.sd.gov/'),
  untaxed('TN', 'https://www.tn.gov/revenue.html'),
  untaxed('TX', 'https://comptroller.texas.gov/taxes/'),
  untaxed('WA', 'https://dor.wa.gov/taxes-rates/income-tax', {
    notes: ['Without the state’s family leave and long-term care insurance.'],
  }),
  untaxed('WY', 'https://revenue.wyo.gov/'),
  state(
    'AZ',
    'https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf',
    schedule(0.025, { deduction: 15_750 }),
    schedule(0.025, { deduction: 31_500 }),
  ),
  state(
    'CA',
    'https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf',
    schedule(
      [
        ...bracketsOf(california, [0, 11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953]),
        [californiaMillion, 0.133],
      ],
      { deduction: 5706, credit: 153 },
    ),
    schedule(
      [
        ...bracketsOf(california.slice(0, 8), [0, 22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542]),
        [californiaMillion, 0.123],
        [1_485_906, 0.133],
      ],
      { deduction: 11_412, credit: 306 },
    ),
    {
      payroll: payroll('State disability insurance', 0.012),
      notes: ['The exemption credit shrinks with incomes above about $252,000, which these figures omit.'],
    },
  ),
  state(
    'CO',
    'https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf',
    schedule(0.044, { deduction: 15_750 }),
    schedule(0.044, { deduction: 31_500 }),
    { notes: [smallTaxNote] },
  ),
  state(
    'GA',
    'https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download',
    schedule(0.0519, { deduction: 12_000 }),
    schedule(0.0519, { deduction: 24_000 }),
  ),
  state(
    'IL',
    'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-instr.pdf',
    {
      ...schedule(0.0495),
      personalExemption: [
        { from: 0, amount: 2850 },
        { from: 250_000, amount: 0 },
      ],
    },
    {
      ...schedule(0.0495),
      personalExemption: [
        { from: 0, amount: 5700 },
        { from: 500_000, amount: 0 },
      ],
    },
  ),
  state(
    'IN',
    'https://forms.in.gov/Download.aspx?id=16915',
    schedule(0.03, { exemption: 1000 }),
    schedule(0.03, { exemption: 2000 }),
    { notes: ['Without the income taxes of counties, which are 0.5% to 3%.'] },
  ),
  state(
    'KY',
    'https://revenue.ky.gov/Forms/740%20Packet%20Instructions%20(2025).pdf',
    schedule(0.04, { deduction: 3270 }),
    schedule(0.04, { deduction: 6540 }),
    { notes: ['Without the taxes of cities and counties.'] },
  ),
  state(
    'MA',
    'https://www.mass.gov/doc/2025-form-1-instructions/download',
    schedule(
      [
        [0, 0.05],
        [1_083_150, 0.09],
      ],
      { exemption: 4400 },
    ),
    schedule(
      [
        [0, 0.05],
        [1_083_150, 0.09],
      ],
      { exemption: 8800 },
    ),
    { notes: [smallTaxNote] },
  ),
  state(
    'MI',
    'https://www.michigan.gov/taxes/-/media/Project/Websites/taxes/Forms/SUW/TY2025/446_Withholding-Guide_2025.pdf',
    schedule(0.0425, { exemption: 5800 }),
    schedule(0.0425, { exemption: 11_600 }),
    { notes: ['Without the income taxes of cities such as Detroit.'] },
  ),
  state(
    'MS',
    'https://www.dor.ms.gov/individual/tax-rates',
    schedule(
      [
        [0, 0],
        [10_000, 0.044],
      ],
      { deduction: 2300, exemption: 6000 },
    ),
    schedule(
      [
        [0, 0],
        [10_000, 0.044],
      ],
      { deduction: 4600, exemption: 12_000 },
    ),
  ),
  state(
    'NC',
    'https://www.ncdor.gov/taxes-forms/tax-rate-schedules',
    schedule(0.0425, { deduction: 12_750 }),
    schedule(0.0425, { deduction: 25_500 }),
  ),
  state(
    'NY',
    'https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf',
    schedule(bracketsOf(newYork, [0, 8500, 11_700, 13_900, 80_650, 215_400, 1_077_550, 5_000_000, 25_000_000]), {
      deduction: 8000,
    }),
    schedule(bracketsOf(newYork, [0, 17_150, 23_600, 27_900, 161_550, 323_200, 2_155_350, 5_000_000, 25_000_000]), {
      deduction: 16_050,
    }),
    {
      payroll: [
        ...payroll('State disability insurance', 0.005, 6240),
        ...payroll('Paid family leave', 0.003_88, 91_373),
      ],
      notes: [
        'Without the income taxes of New York City and Yonkers.',
        'Above about $108,000, the state takes back some of the lower rates, which these figures omit.',
      ],
    },
  ),
  state(
    'PA',
    'https://www.pa.gov/content/dam/copapwp-pagov/en/revenue/documents/formsandpublications/formsforindividuals/pit/documents/2025/2025_pa-40in.pdf',
    schedule(0.0307),
    schedule(0.0307),
    {
      payroll: payroll('State unemployment insurance', 0.0007),
      notes: ['Without the income taxes of cities and school districts.'],
    },
  ),
];
