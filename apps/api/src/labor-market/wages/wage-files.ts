import { sql } from 'drizzle-orm';
import { type LargeFileFormat, largeFormat } from '../reference/large-file-format';
import { readDelimited } from '../reference/read-tables';
import { cellOf, type ReferenceFormats } from '../reference/reference-file-format';
import { wageStatisticsTable } from '../statistics/wage-statistics-table';
import { readMetroPrices, readStatePrices } from './read-prices';
import { readStateTaxes } from './read-state-taxes';
import { readWageAreas, readWageOccupations } from './read-wage-areas';
import { readWageLevels } from './read-wage-levels';
import { readWageStatistics } from './read-wage-statistics';
import { wageLevelTable } from './wage-level-table';

/** The official files of wage areas, prices and taxes. */
export const wageFiles: ReferenceFormats<
  | 'wage-areas'
  | 'wage-area-counties'
  | 'wage-occupations'
  | 'price-parities-metro'
  | 'price-parities-state'
  | 'state-taxes'
> = {
  'wage-areas': {
    named: /oflc-areas.*\.json$/i,
    title: 'Areas of the wage levels (Department of Labor, OFLC)',
    read: readWageAreas,
    keyOf: ({ areaCode }) => areaCode,
  },
  'wage-area-counties': {
    named: /oflc-geography.*\.csv$/i,
    title: 'Counties of the wage levels (Department of Labor, OFLC)',
    read: (bytes) =>
      readDelimited(bytes, ',', ['Area', 'StateAb', 'CountyTownName'], true).map((line) => ({
        areaCode: cellOf(line, 'Area'),
        stateCode: cellOf(line, 'StateAb'),
        countyName: cellOf(line, 'CountyTownName'),
      })),
    keyOf: ({ areaCode, stateCode, countyName }) => `${areaCode} ${countyName}, ${stateCode}`,
  },
  'wage-occupations': {
    named: /oflc-occupations.*\.json$/i,
    title: 'Occupations of the wage levels (Department of Labor, OFLC)',
    read: readWageOccupations,
    keyOf: ({ code }) => code,
  },
  'price-parities-metro': {
    named: /^(rpp-\d{4}|MARPP_MSA.*)\.csv$/i,
    title: 'Regional price parities by metro area (Bureau of Economic Analysis)',
    read: readMetroPrices,
    keyOf: ({ areaCode }) => areaCode,
  },
  'price-parities-state': {
    named: /^SARPP_STATE.*\.csv$/i,
    title: 'Regional price parities by state (Bureau of Economic Analysis)',
    read: readStatePrices,
    keyOf: ({ areaCode }) => areaCode,
  },
  'state-taxes': {
    named: /^taxgraphs-\d{4}\.json$/i,
    title: 'Income taxes of the states (taxgraphs, from the Tax Foundation)',
    read: readStateTaxes,
    keyOf: ({ stateCode }) => stateCode,
  },
};

/** When ten or more areas have the same figures, the figures are those of a wider area. */
const sameInAreas = 10;

const oews = (file: string, named: RegExp, title: string): LargeFileFormat =>
  largeFormat({
    named,
    title: `OEWS wages ${title} (Bureau of Labor Statistics)`,
    table: wageStatisticsTable,
    keys: ['socCode', 'areaCode'],
    columns: ['socCode', 'areaCode', 'file', 'title', 'year', 'employment', 'hourly', 'yearly', 'isTopCoded'],
    read: (bytes, name) => readWageStatistics(bytes, name, file),
    ownRows: sql`file = ${file}`,
  });

/** The official files of wages by area, which are large. */
export const largeWageFiles = {
  'wage-levels': largeFormat({
    named: /oflc-wages.*\.csv(\.gz)?$/i,
    title: 'Wage levels by area (Department of Labor, OFLC)',
    table: wageLevelTable,
    keys: ['socCode', 'areaCode'],
    columns: ['socCode', 'areaCode', 'entry', 'qualified', 'experienced', 'fullyCompetent', 'isYearly', 'isWiderArea'],
    read: readWageLevels,
    edition: (name) => /\d{4}-\d{2}/.exec(name)?.[0] ?? '',
    finish: (staged) => sql`
      update ${staged} set is_wider_area = true from (
        select soc_code, entry, qualified, experienced, fully_competent from ${staged}
        group by 1, 2, 3, 4, 5 having count(*) >= ${sameInAreas}
      ) as same
      where ${staged}.soc_code = same.soc_code and ${staged}.entry = same.entry
        and ${staged}.qualified = same.qualified and ${staged}.experienced = same.experienced
        and ${staged}.fully_competent = same.fully_competent`,
  }),
  'oews-national': oews('oews-national', /national_M\d{4}_dl.*\.xlsx$/i, 'of the nation'),
  'oews-state': oews('oews-state', /state_M\d{4}_dl.*\.xlsx$/i, 'by state'),
  'oews-metro': oews('oews-metro', /MSA_M\d{4}_dl.*\.xlsx$/i, 'by metro area'),
  'oews-nonmetro': oews('oews-nonmetro', /BOS_M\d{4}_dl.*\.xlsx$/i, 'by nonmetropolitan area'),
} as const satisfies Record<string, LargeFileFormat>;
