import written from './hand-written-statistics.json' with { type: 'json' };
import type { wageStatisticsTable } from './wage-statistics-table';

export type StatisticsRow = Omit<typeof wageStatisticsTable.$inferSelect, 'file' | 'hourly' | 'yearly'> & {
  readonly hourly: readonly (number | null)[];
  readonly yearly: readonly (number | null)[];
};

const year = 2024;
/** What "#" stands for, an hour and a year. */
const topCode = { hourly: 115, yearly: 239_200 };

/** A figure in dollars; null for one that isn't published, "#" for the top code or more. */
type Figure = number | '#' | null;

let read: ReadonlyMap<string, StatisticsRow> | undefined;

/**
 * The national figures that are there without an import, by the code of the occupation: popular occupations and those most
 * like them, as the Bureau of Labor Statistics published them in the Occupational Employment and Wage Statistics of May 2024
 * (public domain). Mean, 10th, 25th, 50th, 75th and 90th percentile, by the hour and by the year.
 */
export function handWrittenStatistics(): ReadonlyMap<string, StatisticsRow> {
  read ??= new Map(
    written.map(({ socCode, title, employment, hourly, yearly }) => [
      socCode,
      {
        socCode,
        areaCode: 'US',
        title,
        year,
        employment,
        hourly: hourly.map((figure) => amountOf(figure as Figure, topCode.hourly)),
        yearly: yearly.map((figure) => amountOf(figure as Figure, topCode.yearly)),
        isTopCoded: yearly.map((figure, at) => figure === '#' || hourly[at] === '#'),
      },
    ]),
  );
  return read;
}

const amountOf = (figure: Figure, atLeast: number): number | null => (figure === '#' ? atLeast : figure);
