import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapView, MapWithList, RegionMap } from '../index';
import { showFakeMap } from './fake-map';

showFakeMap();

it('replaces every component that shows a map', () => {
  render(
    <>
      <MapView label="One" />
      <MapWithList label="Two" />
      <RegionMap label="Three" kind="states" values={new Map([['Texas', 1]])} valueLabel="Cities" />
    </>,
  );
  expect(screen.getAllByRole('region').map((map) => map.getAttribute('aria-label'))).toEqual([
    'Map: One',
    'Map: Two',
    'Map: Three',
  ]);
  expect(screen.getByRole('button', { name: 'Region Texas' })).toBeTruthy();
});
