import type { WageStatistics } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { occupationWages, yearlyWage } from '../testing/wage-fixtures';
import { wageLine } from './wage-line';

const { national } = occupationWages();
const nationalText = (changes: Partial<WageStatistics>) =>
  wageLine(occupationWages({ areaLevels: null, national: national && { ...national, ...changes } }))?.text;

it('shows the wages of the area, with their source', () => {
  const line = wageLine(occupationWages());
  expect(line?.text).toBe(
    '$60,000 to $96,000 a year in Austin-Round Rock-San Marcos, TX, from entry to fully competent',
  );
  expect(line?.source.name).toBe('US Department of Labor, OFLC');
});

it('shows national wages if there are none for the area', () => {
  expect(nationalText({})).toBe('80% earn $66,000 to $135,000 a year in the United States');
});

it('doesn’t guess missing figures', () => {
  expect(nationalText({ percentile90: null })).toBe('Half earn more than $93,600 a year in the United States');
  expect(nationalText({ percentile10: null, median: null })).toBeUndefined();
  expect(wageLine(occupationWages({ area: null, areaLevels: null, national: null }))).toBeUndefined();
});

it('says “or more” for a minimum, and uses hourly wages if there are no yearly ones', () => {
  expect(nationalText({ percentile90: yearlyWage(239_200, { isTopCoded: true }) })).toBe(
    '80% earn $66,000 to $239,200 or more a year in the United States',
  );
  const hourly = (dollars: number) => yearlyWage(0, { yearly: null, hourly: dollars });
  expect(nationalText({ percentile10: hourly(20), percentile90: hourly(40.5) })).toBe(
    '80% earn $20.00 to $40.50 an hour in the United States',
  );
});
