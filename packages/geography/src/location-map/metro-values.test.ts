import { setMeasures, usualMeasures } from '@keepmark/ui/words';
import { afterEach, expect, it } from 'vitest';
import { metroArea } from '../testing/fixtures';
import { metroMeasureLabel, metroValues, offeredMeasures } from './metro-values';

const austin = metroArea();
const handWritten = metroArea({ cbsaCode: '1', landAreaKm2: null });
const oslo = { locationText: 'Oslo', locationLat: 59.91, locationLng: 10.75 };

const jobs = new Map([['12420', 31]]);
afterEach(() => setMeasures(usualMeasures('us')));

it('omits an area without a value', () => {
  expect([...metroValues([austin, handWritten], 'land', { homeLocation: null })]).toEqual([['12420', 4220]]);
  expect(metroValues([austin], 'distance', { homeLocation: null }).size).toBe(0);
  expect([...metroValues([austin, handWritten], 'jobs', { homeLocation: null, jobs })]).toEqual([['12420', 31]]);
});

it('is colored by the people in its cities', () => {
  expect(metroValues([austin], 'people', { homeLocation: null }).get('12420')).toBe(1_900_000);
});

it('counts counties, and measures land and distances in the chosen units', () => {
  const valueOf = (measure: 'counties' | 'distance' | 'land') =>
    metroValues([austin], measure, { homeLocation: oslo }).get('12420');
  expect([valueOf('counties'), valueOf('distance'), valueOf('land')]).toEqual([2, 5015, 4220]);
  expect(metroMeasureLabel('distance')).toBe('Distance from home, miles');
  setMeasures(usualMeasures('no'));
  expect([valueOf('distance'), valueOf('land')]).toEqual([8071, 10_929]);
  expect([metroMeasureLabel('distance'), metroMeasureLabel('land')]).toEqual(['Distance from home, km', 'Land, km²']);
});

it('offers only measures that have data, open jobs first', () => {
  expect(offeredMeasures([handWritten], { homeLocation: null, jobs: new Map() })).toEqual(['people', 'counties']);
  expect(offeredMeasures([austin], { homeLocation: oslo, jobs })).toEqual([
    'jobs',
    'people',
    'counties',
    'land',
    'distance',
  ]);
});
