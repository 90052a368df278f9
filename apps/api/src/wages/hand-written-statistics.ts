import { handWrittenWages } from './hand-written-wages';
import type { wageStatisticsTable } from './wage-statistics-table';

export type StatisticsRow = Omit<typeof wageStatisticsTable.$inferSelect, 'file' | 'hourly' | 'yearly'> & {
  readonly hourly: readonly (number | null)[];
  readonly yearly: readonly (number | null)[];
};

const year = 2024;
/** What "#" stands for, an hour and a year. */
const topCode = { hourly: 115, yearly: 239_200 };

let read: ReadonlyMap<string, StatisticsRow> | undefined;

/** The national figures that are there without an import, by the code of the occupation. */
export function handWrittenStatistics(): ReadonlyMap<string, StatisticsRow> {
  read ??= new Map(
    handWrittenWages
      .trim()
      .split('\n')
      .map((line) => {
        const [socCode = '', title = '', employment = '', hourly = '', yearly = ''] = line.split('|');
        const [hours, years] = [hourly.split(' '), yearly.split(' ')];
        return [
          socCode,
          {
            socCode,
            areaCode: 'US',
            title,
            year,
            employment: employment === '' ? null : Number(employment),
            hourly: hours.map((figure) => amountOf(figure, topCode.hourly)),
            yearly: years.map((figure) => amountOf(figure, topCode.yearly)),
            isTopCoded: years.map((figure, at) => figure === '#' || hours[at] === '#'),
          },
        ];
      }),
  );
  return read;
}

function amountOf(figure: string, atLeast: number): number | null {
  if (figure === '-') return null;
  return figure === '#' ? atLeast : Number(figure);
}
