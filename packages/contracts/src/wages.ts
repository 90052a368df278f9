import * as z from 'zod/mini';
import { dataSource } from './data-source';
import { referenceCall, referenceTable } from './reference-call';
import { code, line } from './text';

/** "29-1141"; of an O*NET code such as "29-1141.01" the first part counts. */
const occupationCode = code;

/** Where wages are measured: a metro area, the rest of a state, or a whole state. */
const wageArea = z.object({
  /** A metro area's CBSA code, the Bureau's number of a nonmetropolitan area, or a state's two letters. */
  areaCode: z.string(),
  name: z.string(),
  /** Two letters; of a metro area in several states, the first. */
  stateCode: z.string(),
  kind: z.enum(['metropolitan', 'nonmetropolitan', 'state']),
  /** Its middle; null for a whole state. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type WageArea = z.infer<typeof wageArea>;

const wageAreas = z.object({ table: referenceTable, results: z.array(wageArea) });
export type WageAreas = z.infer<typeof wageAreas>;

/** Best match first: by name, county, and state. Without a text, all of them by name. */
export const listWageAreas = referenceCall(
  'wages/areas/:query?',
  'List the areas that wages and prices are known for, by a text',
  z.object({ query: z.optional(line(100)) }),
  wageAreas,
);

const nearestWageArea = z.object({
  table: referenceTable,
  area: wageArea,
  /** From the point to the middle of the area; 0 when the point is in it. */
  distanceMiles: z.number(),
});
export type NearestWageArea = z.infer<typeof nearestWageArea>;

const degrees = (most: number) =>
  z.string().check(z.refine((text) => text.trim() !== '' && Math.abs(Number(text)) <= most, 'Give decimal degrees.'));

/** The whole state where no smaller area is known; 404 abroad and at sea. */
export const findWageArea = referenceCall(
  'wages/areas/near/:lat/:lng',
  'Get the area for wages that is nearest to a point',
  z.object({ lat: degrees(90), lng: degrees(180) }),
  nearestWageArea,
);

/** One amount in dollars. Null is a unit that the source has no amount in, never zero. */
const wage = z.object({
  hourly: z.nullable(z.number()),
  yearly: z.nullable(z.number()),
  /** What the source states. The other unit, if there is one, is ours: a year is 2,080 hours. */
  publishedUnit: z.enum(['hour', 'year', 'both']),
  /** Whether the source says only "this or more". */
  isTopCoded: z.boolean(),
});
export type Wage = z.infer<typeof wage>;

/** Four levels of experience in an area. They are not percentiles. */
const wageLevels = z.object({
  table: referenceTable,
  source: dataSource,
  entry: wage,
  qualified: wage,
  experienced: wage,
  fullyCompetent: wage,
  /** Ten or more areas have exactly these figures, so they are likely of a wider area. */
  isWiderAreaEstimate: z.boolean(),
});
export type WageLevels = z.infer<typeof wageLevels>;

/** How wages are spread, and how many people earn them. Null is a figure that the source doesn't publish. */
const wageStatistics = z.object({
  table: referenceTable,
  source: dataSource,
  /** What the figures are of: the occupation, or the wider one that the source joins it with. */
  occupationTitle: z.string(),
  employment: z.nullable(z.number()),
  mean: z.nullable(wage),
  percentile10: z.nullable(wage),
  percentile25: z.nullable(wage),
  median: z.nullable(wage),
  percentile75: z.nullable(wage),
  percentile90: z.nullable(wage),
});
export type WageStatistics = z.infer<typeof wageStatistics>;

const occupationWages = z.object({
  /** "29-1141". */
  occupationCode: z.string(),
  occupationTitle: z.string(),
  /** The area that was asked for; null without one. */
  area: z.nullable(wageArea),
  /** Null without an area, and where there are no figures for it. */
  areaLevels: z.nullable(wageLevels),
  /** Statistics of the area; null unless the operator imported them. */
  areaStatistics: z.nullable(wageStatistics),
  /** Of the United States; null where there are no figures. */
  national: z.nullable(wageStatistics),
});
export type OccupationWages = z.infer<typeof occupationWages>;

/** 404 for a code that is no occupation, and for an area that isn't listed. */
export const getWages = referenceCall(
  'wages/occupation/:occupationCode/:areaCode?',
  'Get the wages of an occupation in the United States and in an area',
  z.object({ occupationCode, areaCode: z.optional(code) }),
  occupationWages,
);

/** Price levels; 100 is the average of the United States. Null is a part that the source doesn't publish. */
const areaPrices = z.object({
  table: referenceTable,
  source: dataSource,
  /** Whether the figures are of the area itself or of its state, because the area has none. */
  scope: z.enum(['area', 'state']),
  allItems: z.number(),
  goods: z.nullable(z.number()),
  housing: z.nullable(z.number()),
  utilities: z.nullable(z.number()),
  otherServices: z.nullable(z.number()),
});
export type AreaPrices = z.infer<typeof areaPrices>;

const pricesAnswer = z.object({ area: wageArea, prices: z.nullable(areaPrices) });
export type PricesAnswer = z.infer<typeof pricesAnswer>;

/** `prices` is null where there are no figures. 404 for an area that isn't listed. */
export const getAreaPrices = referenceCall(
  'wages/prices/:areaCode',
  'Get the price level of an area, compared with the United States',
  z.object({ areaCode: code }),
  pricesAnswer,
);

/** From this taxable income up, each further dollar is taxed at this rate. 0.22 is 22%. */
const taxBracket = z.object({ from: z.number(), rate: z.number() });
export type TaxBracket = z.infer<typeof taxBracket>;

/** What is subtracted from this gross income up: states take less off high incomes. */
const taxReduction = z.object({ from: z.number(), amount: z.number() });
export type TaxReduction = z.infer<typeof taxReduction>;

/** For one way of filing. Of the reductions the last whose `from` the gross income reaches counts; none is 0. */
const incomeTaxSchedule = z.object({
  /** By `from`, the first from 0. One bracket of rate 0 where wages aren't taxed. */
  brackets: z.array(taxBracket),
  /** Subtracted from the income, by `from`. */
  standardDeduction: z.array(taxReduction),
  /** Subtracted from the income too. */
  personalExemption: z.array(taxReduction),
  /** Subtracted from the tax, down to zero. */
  taxCredit: z.array(taxReduction),
});
export type IncomeTaxSchedule = z.infer<typeof incomeTaxSchedule>;

const incomeTax = z.object({
  table: referenceTable,
  source: dataSource,
  single: incomeTaxSchedule,
  marriedJointly: incomeTaxSchedule,
  /** What is missing from the figures or uncertain, in sentences for people. */
  notes: z.array(z.string()),
});
export type IncomeTax = z.infer<typeof incomeTax>;

/** A tax on wages that employees pay. */
const payrollTax = z.object({
  /** "Social Security". */
  name: z.string(),
  source: dataSource,
  single: z.array(taxBracket),
  marriedJointly: z.array(taxBracket),
});
export type PayrollTax = z.infer<typeof payrollTax>;

const taxes = z.object({
  stateCode: z.string(),
  federal: incomeTax,
  /** Null where there are no figures; cities' and counties' own taxes are never in it. */
  state: z.nullable(incomeTax),
  /** On gross wages, without deductions: Social Security, Medicare, and the state's own. */
  payroll: z.array(payrollTax),
});
export type Taxes = z.infer<typeof taxes>;

/** 404 for a code that is none of the fifty states or DC. */
export const getTaxes = referenceCall(
  'wages/taxes/:stateCode',
  'Get the taxes on wages in a US state',
  z.object({ stateCode: code }),
  taxes,
);
