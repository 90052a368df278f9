import type { OccupationWages, Wage, WageArea, WageLevels, WageStatistics } from '@keepmark/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { codesForWages } from '../occupations/joined-occupations';
import { referenceFileTable } from '../reference/reference-table';
import { oewsSource, wageLevelSource } from './data-sources';
import { handWrittenStatistics, type StatisticsRow } from '../statistics/hand-written-statistics';
import { wageLevelTable } from './wage-level-table';
import { wageStatisticsTable } from '../statistics/wage-statistics-table';

const hoursAYear = 2080;
const nation = 'US';

/** What is on file of an occupation: in the nation, and in an area. */
export async function findWages(
  database: DatabaseHandle,
  { socCode, title }: { socCode: string; title: string },
  area: WageArea | null,
): Promise<OccupationWages> {
  const codes = codesForWages(socCode);
  const areas = area ? [nation, area.areaCode] : [nation];
  const [levels, statistics] = await Promise.all([
    area ? readLevels(database, codes, area.areaCode) : [],
    database
      .select()
      .from(wageStatisticsTable)
      .where(and(inArray(wageStatisticsTable.socCode, codes), inArray(wageStatisticsTable.areaCode, areas))),
  ]);
  const ours = handWrittenStatistics();
  const found = (areaCode: string): StatisticsRow | undefined =>
    codes.map((code) => statistics.find((row) => row.socCode === code && row.areaCode === areaCode)).find(Boolean);
  const national = found(nation);
  const local = area ? found(area.areaCode) : undefined;
  const fallback = codes.map((code) => ours.get(code)).find(Boolean);
  const level = codes.map((code) => levels.find((row) => row.level.socCode === code)).find(Boolean);
  return {
    occupationCode: socCode,
    occupationTitle: title,
    area,
    areaLevels: level ? levelsOf(level) : null,
    areaStatistics: local ? statisticsOf(local, 'official') : null,
    national: national ? statisticsOf(national, 'official') : fallback ? statisticsOf(fallback, 'hand-written') : null,
  };
}

interface LevelRow {
  readonly level: typeof wageLevelTable.$inferSelect;
  readonly edition: string | null;
}

async function readLevels(database: DatabaseHandle, codes: readonly string[], areaCode: string): Promise<LevelRow[]> {
  return database
    .select({ level: wageLevelTable, edition: referenceFileTable.edition })
    .from(wageLevelTable)
    .leftJoin(referenceFileTable, eq(referenceFileTable.file, 'wage-levels'))
    .where(and(inArray(wageLevelTable.socCode, [...codes]), eq(wageLevelTable.areaCode, areaCode)));
}

function levelsOf({ level: row, edition }: LevelRow): WageLevels {
  const wage = (amount: number): Wage =>
    row.isYearly
      ? { hourly: null, yearly: amount, publishedUnit: 'year', isTopCoded: false }
      : { hourly: amount, yearly: Math.round(amount * hoursAYear), publishedUnit: 'hour', isTopCoded: false };
  return {
    table: 'official',
    source: wageLevelSource(edition ?? ''),
    entry: wage(row.entry),
    qualified: wage(row.qualified),
    experienced: wage(row.experienced),
    fullyCompetent: wage(row.fullyCompetent),
    isWiderAreaEstimate: row.isWiderArea,
  };
}

function statisticsOf(row: StatisticsRow, table: WageStatistics['table']): WageStatistics {
  const wage = (at: number): Wage | null => {
    const [hourly, yearly] = [row.hourly[at] ?? null, row.yearly[at] ?? null];
    if (hourly === null && yearly === null) return null;
    const publishedUnit = hourly === null ? 'year' : yearly === null ? 'hour' : 'both';
    return { hourly, yearly, publishedUnit, isTopCoded: row.isTopCoded[at] ?? false };
  };
  return {
    table,
    source: oewsSource(row.year),
    occupationTitle: row.title,
    employment: row.employment,
    mean: wage(0),
    percentile10: wage(1),
    percentile25: wage(2),
    median: wage(3),
    percentile75: wage(4),
    percentile90: wage(5),
  };
}
