import { expect, it } from 'vitest';
import { metroArea } from '../testing/fixtures';
import { metroValues, offeredMeasures } from './metro-values';

const austin = metroArea();
const handWritten = metroArea({ cbsaCode: '1', landAreaKm2: null });
const oslo = { locationText: 'Oslo', locationLat: 59.91, locationLng: 10.75 };

it('omits an area without a value', () => {
  expect([...metroValues([austin, handWritten], 'land', null)]).toEqual([['12420', 4220]]);
  expect(metroValues([austin], 'distance', null).size).toBe(0);
});

it('counts counties and measures distances', () => {
  expect(metroValues([austin], 'counties', null).get('12420')).toBe(2);
  expect(metroValues([austin], 'distance', oslo).get('12420')).toBe(5015);
});

it('offers only measures that have data', () => {
  expect(offeredMeasures([handWritten], null)).toEqual(['counties']);
  expect(offeredMeasures([austin], oslo)).toEqual(['counties', 'land', 'distance']);
});
