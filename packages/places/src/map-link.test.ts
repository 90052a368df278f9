import { expect, it } from 'vitest';
import { mapLink, mapLinks } from './map-link';

it('links to map apps by coordinates, and not without them', () => {
  const links = mapLinks({ latitude: -33.86, longitude: 151.2 });
  expect(links.map(({ label }) => label)).toEqual(['OpenStreetMap', 'Google Maps', 'Apple Maps', 'Map app']);
  for (const { href } of links) expect(href).toContain('-33.86');
  expect(mapLinks({ latitude: 0, longitude: 0 })).toEqual([]);
  expect(mapLink({ latitude: null, longitude: null })).toBeUndefined();
});
