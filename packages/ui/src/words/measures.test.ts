import { afterEach, describe, expect, it } from 'vitest';
import {
  clockText,
  distanceText,
  durationText,
  isRoundKilometers,
  milesOptions,
  milesText,
  regionOf,
  setMeasures,
  speedText,
  usualMeasures,
  withClockTimes,
} from './measures';

afterEach(() => setMeasures(usualMeasures('us')));

const afternoon = new Date(2026, 10, 22, 14, 5);

describe('measures', () => {
  it.each([
    ['us', 'miles', '12-hour'],
    ['GB', 'miles', '24-hour'],
    ['fi', 'kilometers', '24-hour'],
    ['in', 'kilometers', '12-hour'],
    ['br', 'kilometers', '24-hour'],
    ['lr', 'miles', '12-hour'],
    ['mm', 'miles', '24-hour'],
    ['ky', 'miles', '12-hour'],
    ['WORLD', 'kilometers', '24-hour'],
  ])('of %s are %s and a %s clock', (country, distance, clock) => {
    expect(usualMeasures(country)).toEqual({ distance, clock });
  });

  it.each([
    ['fi-FI', 'fi'],
    ['en-FI', 'fi'],
    ['de', 'de'],
    ['en-US', 'us'],
    ['zh-Hant-TW', 'tw'],
    ['not a language', ''],
  ])('a device in %s is from %s', (language, region) => expect(regionOf(language)).toBe(region));

  it('offer round kilometers, and the distance that is chosen', () => {
    const labels = (chosen?: number) => milesOptions([1, 25, 100], chosen).map(({ label }) => label);
    expect(labels(2)).toEqual(['1 mile', '2 miles', '25 miles', '100 miles']);
    setMeasures(usualMeasures('fi'));
    expect(labels()).toEqual(['1 km', '2 km', '5 km', '10 km', '25 km', '50 km']);
    expect(labels(25)).toEqual(['1 km', '2 km', '5 km', '10 km', '25 km', '40 km', '50 km']);
    expect(milesOptions([], 15.534)).toHaveLength(6);
    expect([15.534, 15.5].map(isRoundKilometers)).toEqual([true, false]);
  });

  it('write distances and speeds in miles', () => {
    expect([0.64, 1.61, 1931.2].map((kilometers) => distanceText(kilometers))).toEqual([
      '0.4 miles',
      '1 mile',
      '1,200 miles',
    ]);
    expect(distanceText(0.64, 'short')).toBe('0.4 mi');
    expect([0, 0.06].map((kilometers) => distanceText(kilometers, 'short'))).toEqual(['0 mi', 'under 0.1 mi']);
    expect(milesText(25)).toBe('25 miles');
    expect(speedText(35)).toBe('22 mph');
  });

  it('write distances and speeds in kilometers', () => {
    setMeasures(usualMeasures('fi'));
    expect([distanceText(0.64), milesText(25), milesText(100), speedText(35)]).toEqual([
      '0.6 km',
      '40 km',
      '161 km',
      '35 km/h',
    ]);
  });

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
    [2879, '47 h 59 min'],
    [2880, '2 days'],
    [1_440_000, '1,000 days'],
  ])('write %i minutes as %s', (minutes, text) => expect(durationText(minutes)).toBe(text));

  it('write times of day by either clock', () => {
    const hours = '9:00 AM–12:30 PM, 2:00 PM–12:00 AM';
    expect([clockText(afternoon), withClockTimes(hours)]).toEqual(['2:05 PM', '9 AM–12:30 PM, 2 PM–12 AM']);
    setMeasures(usualMeasures('fi'));
    expect([clockText(afternoon), withClockTimes(hours)]).toEqual(['14:05', '09:00–12:30, 14:00–00:00']);
    expect(clockText(afternoon, { dateStyle: 'medium', timeStyle: 'short' })).toBe('Nov 22, 2026, 14:05');
  });
});
