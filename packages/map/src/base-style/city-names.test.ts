import { expect, it } from 'vitest';
import { cityNameFeatures, cityNameLines } from './city-names';

const row = (name: string, feature: string, country: string, people: number) =>
  [
    '1',
    name,
    name,
    '',
    '30.26715',
    '-97.74306',
    'P',
    feature,
    country,
    '',
    '',
    '',
    '',
    '',
    String(people),
    '',
    '',
    'tz',
    '',
  ].join('\t');

it('lists the larger cities, largest first, without city districts', () => {
  const lines = cityNameLines([
    row('Small', 'PPL', 'FR', 99_999),
    row('Round Rock', 'PPL', 'US', 115_997),
    row('Cedar Park', 'PPL', 'US', 30_000),
    row('Lyon', 'PPLA', 'FR', 472_317),
    row('Quarter', 'PPLX', 'FR', 900_000),
    '',
  ]);
  expect(lines.map((line) => line.split('\t')[0])).toEqual(['Lyon', 'Round Rock', 'Cedar Park']);
  expect(lines[0]).toBe('Lyon\t-97.74\t30.27\t472');
});

it('reads back the lines it wrote', () => {
  const { features } = cityNameFeatures(`${cityNameLines([row('Lyon', 'PPLA', 'FR', 472_317)]).join('\n')}\n`);
  expect(features).toEqual([
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-97.74, 30.27] },
      properties: { name: 'Lyon', thousands: 472 },
    },
  ]);
});
