import { stateOfFips } from '../geography/us-state-codes';
import { type TableLine, readDelimited, readPlainTabs, readWorkbook } from './read-tables';
import { ReferenceFileError } from './reference-file-error';
import { nameless, readSocStructure } from './read-soc-structure';
import { readMetroPrices, readStatePrices } from './read-prices';
import { readStateTaxes } from './read-state-taxes';
import { readWageAreas, readWageOccupations } from './read-wage-areas';
import type { ReferenceFile, ReferenceRows } from './reference-rows';

interface FileFormat<Row> {
  /** What the file's name looks like. */
  readonly named: RegExp;
  /** For people. */
  readonly title: string;
  /** The rows, each once. @throws ReferenceFileError for a file that is something else. */
  readonly read: (bytes: Uint8Array, name: string) => Row[];
  readonly keyOf: (row: Row) => string;
}

/** The official files that `reference:import` reads, in the order in which it lists them. */
export const referenceFiles: { readonly [File in ReferenceFile]: FileFormat<ReferenceRows[File]> } = {
  'cbsa-delineation': {
    named: /delineation.*\.csv$|^list1.*\.csv$/i,
    title: 'CBSA delineation (OMB, Census Bureau)',
    read: (bytes) =>
      readDelimited(
        bytes,
        ',',
        [
          'CBSA Code',
          'CBSA Title',
          'Metropolitan/Micropolitan Statistical Area',
          'County/County Equivalent',
          'FIPS State Code',
          'FIPS County Code',
        ],
        true,
      ).flatMap((line) => {
        const cbsaCode = cell(line, 'CBSA Code');
        // The published sheet ends with notes.
        if (!/^\d{5}$/.test(cbsaCode)) return [];
        const state = cell(line, 'FIPS State Code').padStart(2, '0');
        if (stateOfFips[state] === undefined) throw new ReferenceFileError(`"${state}" is no FIPS code of a state.`);
        return {
          cbsaCode,
          cbsaTitle: cell(line, 'CBSA Title'),
          kind: /^metro/i.test(cell(line, 'Metropolitan/Micropolitan Statistical Area'))
            ? ('metropolitan' as const)
            : ('micropolitan' as const),
          countyCode: state + cell(line, 'FIPS County Code').padStart(3, '0'),
          countyName: cell(line, 'County/County Equivalent'),
        };
      }),
    keyOf: ({ countyCode }) => countyCode,
  },
  'cbsa-gazetteer': {
    named: /gaz_cbsa.*\.txt$/i,
    title: 'CBSA gazetteer (Census Bureau)',
    read: (bytes) => {
      // Until 2024 it came with tabs.
      const delimiter = Buffer.from(bytes.subarray(0, 200)).includes('|') ? '|' : '\t';
      return readDelimited(bytes, delimiter, ['GEOID', 'ALAND', 'INTPTLAT', 'INTPTLONG']).map((line) => ({
        cbsaCode: cell(line, 'GEOID'),
        latitude: numberIn(line, 'INTPTLAT'),
        longitude: numberIn(line, 'INTPTLONG'),
        landAreaKm2: Math.round(numberIn(line, 'ALAND') / 100_000) / 10,
      }));
    },
    keyOf: ({ cbsaCode }) => cbsaCode,
  },
  'soc-structure': {
    named: /soc_structure.*\.xlsx$/i,
    title: 'SOC structure (Bureau of Labor Statistics)',
    read: (bytes) =>
      readSocStructure(
        readWorkbook(bytes, ['Major Group', 'Minor Group', 'Broad Group', 'Detailed Occupation', nameless]),
      ),
    keyOf: ({ code }) => code,
  },
  'soc-definitions': {
    named: /soc.*definitions.*\.xlsx$/i,
    title: 'SOC definitions (Bureau of Labor Statistics)',
    read: (bytes) => {
      const lines = readWorkbook(bytes, ['SOC Code', 'SOC Definition']);
      return lines
        .filter((line) => /^\d\d-\d{4}$/.test(cell(line, 'SOC Code')) && cell(line, 'SOC Definition') !== '')
        .map((line) => ({ code: cell(line, 'SOC Code'), definition: cell(line, 'SOC Definition') }));
    },
    keyOf: ({ code }) => code,
  },
  'onet-occupations': {
    named: /occupation[ _-]data.*\.txt$/i,
    title: 'O*NET occupation data',
    read: (bytes) =>
      readDelimited(bytes, '\t', ['O*NET-SOC Code', 'Title', 'Description']).map((line) => ({
        code: cell(line, 'O*NET-SOC Code'),
        title: cell(line, 'Title'),
        description: cell(line, 'Description'),
      })),
    keyOf: ({ code }) => code,
  },
  'geonames-admin1': {
    named: /admin1CodesASCII.*\.txt$/i,
    title: 'GeoNames first-level divisions',
    read: (bytes) =>
      readPlainTabs(bytes).map(([code = '', name = '']) => {
        if (!/^[A-Z]{2}\.\S+$/.test(code) || name === '')
          throw new ReferenceFileError(`"${code}" is no code of a division such as US.TX.`);
        return { code, name };
      }),
    keyOf: ({ code }) => code,
  },
  'geonames-countries': {
    named: /countryInfo.*\.txt$/i,
    title: 'GeoNames countries',
    read: (bytes) =>
      readPlainTabs(bytes).map(([code = '', , , , name = '']) => {
        if (!/^[A-Z]{2}$/.test(code) || name === '') throw new ReferenceFileError(`"${code}" is no code of a country.`);
        return { code, name };
      }),
    keyOf: ({ code }) => code,
  },
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
        areaCode: cell(line, 'Area'),
        stateCode: cell(line, 'StateAb'),
        countyName: cell(line, 'CountyTownName'),
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

function cell(line: TableLine, column: string): string {
  return line[column] ?? '';
}

function numberIn(line: TableLine, column: string): number {
  const value = Number(cell(line, column) || Number.NaN);
  if (!Number.isFinite(value)) throw new ReferenceFileError(`"${cell(line, column)}" in ${column} is no number.`);
  return value;
}
