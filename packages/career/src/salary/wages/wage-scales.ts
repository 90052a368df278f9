import type { DataSource, OccupationWages, Wage } from '@keepmark/contracts';
import { fullTimeHours, type PayUnit } from '../../money/money';
import { shortAreaName } from '../../wages/area-name';
import type { PayStep } from './pay-scale';

/** One figure of a table of wages, in both units. */
interface ScaleRow {
  /** "Entry", "Median". */
  readonly label: string;
  /** Inside a sentence: "entry", "the median". */
  readonly name: string;
  readonly wage: Wage;
}

/** Wages of an occupation in an area, from one source, ascending. */
export interface WageScale {
  readonly id: 'area-levels' | 'area-statistics' | 'national';
  /** "Wages in Austin by experience". */
  readonly title: string;
  /** Inside a sentence: "in Austin", "nationally". */
  readonly where: string;
  readonly source: DataSource;
  /** Whether the figures are from our own small table. */
  readonly isSmallTable: boolean;
  readonly rows: readonly ScaleRow[];
  readonly notes: readonly string[];
}

const levels = [
  ['entry', 'Entry'],
  ['qualified', 'Qualified'],
  ['experienced', 'Experienced'],
  ['fullyCompetent', 'Fully competent'],
] as const;

const statistics = [
  ['percentile10', '10th percentile', 'the 10th percentile'],
  ['percentile25', '25th percentile', 'the 25th percentile'],
  ['median', 'Median', 'the median'],
  ['percentile75', '75th percentile', 'the 75th percentile'],
  ['percentile90', '90th percentile', 'the 90th percentile'],
] as const;

const published = (rows: readonly ScaleRow[]): string[] => {
  const units = new Set(rows.map(({ wage }) => wage.publishedUnit));
  if (units.size !== 1 || units.has('both')) return [];
  const isOnlyYearly = rows.every(({ wage }) => wage.hourly === null);
  if (units.has('year')) {
    return [
      isOnlyYearly
        ? 'Published by the year only.'
        : `Published by the year; an hour is 1/${fullTimeHours.toLocaleString('en')} of it.`,
    ];
  }
  return rows.every(({ wage }) => wage.yearly === null)
    ? ['Published by the hour only.']
    : [`Published by the hour; a year is ${fullTimeHours.toLocaleString('en')} hours.`];
};

type Statistics = NonNullable<OccupationWages['national']>;

function statisticsScale(
  id: 'area-statistics' | 'national',
  { source, table, employment, occupationTitle, ...wages }: Statistics,
  { title, where, asked }: { readonly title: string; readonly where: string; readonly asked: string },
): WageScale {
  const rows = statistics.flatMap(([key, label, name]): ScaleRow[] => {
    const wage = wages[key];
    return wage ? [{ label, name, wage }] : [];
  });
  const people = employment === null ? [] : [`${employment.toLocaleString('en')} people do this work.`];
  const wider = occupationTitle === asked ? [] : [`Of ${occupationTitle}, which the source counts together.`];
  const meaning = ['Half of them earn less than the median, and one in ten less than the 10th percentile.'];
  const notes = [...wider, ...people, ...meaning, ...published(rows)];
  return { id, title, where, source, isSmallTable: table === 'hand-written', rows, notes };
}

/** The available wages of an occupation: by experience in the area, and percentiles. */
export function wageScales(wages: OccupationWages): WageScale[] {
  const { area, areaLevels, areaStatistics, national, occupationTitle: asked } = wages;
  const short = area ? shortAreaName(area.name) : '';
  const scales: WageScale[] = [];
  if (areaLevels) {
    const rows = levels.map(([key, label]) => ({ label, name: label.toLowerCase(), wage: areaLevels[key] }));
    scales.push({
      id: 'area-levels',
      title: `${short}, by experience`,
      where: `in ${short}`,
      source: areaLevels.source,
      isSmallTable: areaLevels.table === 'hand-written',
      rows,
      notes: [
        ...(areaLevels.isWiderAreaEstimate
          ? ['Many areas have exactly these figures, so they are likely an estimate for a wider area.']
          : []),
        ...published(rows),
      ],
    });
  }
  if (areaStatistics) {
    const about = { title: `${short}, percentiles`, where: `in ${short}`, asked };
    scales.push(statisticsScale('area-statistics', areaStatistics, about));
  }
  if (national) {
    scales.push(
      statisticsScale('national', national, { title: 'United States, percentiles', where: 'nationally', asked }),
    );
  }
  return scales.filter(({ rows }) => rows.length > 0);
}

/** A wage in a unit; null if it has none. */
export const wageIn = ({ hourly, yearly }: Wage, per: PayUnit): number | null => (per === 'year' ? yearly : hourly);

/** The steps of a scale in a unit. */
export const stepsOf = ({ rows }: WageScale, per: PayUnit): PayStep[] =>
  rows.flatMap(({ name, wage }) => {
    const amount = wageIn(wage, per);
    return amount === null ? [] : [{ name, amount, isLeast: wage.isTopCoded }];
  });

/** An amount in another unit, for full-time work. */
export function convertPay(amount: number, from: PayUnit, to: PayUnit): number {
  if (from === to) return amount;
  return to === 'hour' ? amount / fullTimeHours : amount * fullTimeHours;
}
