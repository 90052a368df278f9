import { stateOfFips } from '../../gazetteer/gazetteer';
import { readDelimited, readPlainTabs } from './read-tables';
import { ReferenceFileError } from './reference-file-error';
import { cellOf, numberIn, type ReferenceFormats } from './reference-file-format';

/** The official files of metro areas, states and countries. */
export const areaFiles: ReferenceFormats<
  'cbsa-delineation' | 'cbsa-gazetteer' | 'geonames-admin1' | 'geonames-countries'
> = {
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
        const cbsaCode = cellOf(line, 'CBSA Code');
        // The published sheet ends with notes.
        if (!/^\d{5}$/.test(cbsaCode)) return [];
        const state = cellOf(line, 'FIPS State Code').padStart(2, '0');
        if (stateOfFips[state] === undefined) throw new ReferenceFileError(`"${state}" is no FIPS code of a state.`);
        return {
          cbsaCode,
          cbsaTitle: cellOf(line, 'CBSA Title'),
          kind: /^metro/i.test(cellOf(line, 'Metropolitan/Micropolitan Statistical Area'))
            ? ('metropolitan' as const)
            : ('micropolitan' as const),
          countyCode: state + cellOf(line, 'FIPS County Code').padStart(3, '0'),
          countyName: cellOf(line, 'County/County Equivalent'),
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
        cbsaCode: cellOf(line, 'GEOID'),
        latitude: numberIn(line, 'INTPTLAT'),
        longitude: numberIn(line, 'INTPTLONG'),
        landAreaKm2: Math.round(numberIn(line, 'ALAND') / 100_000) / 10,
      }));
    },
    keyOf: ({ cbsaCode }) => cbsaCode,
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
};
