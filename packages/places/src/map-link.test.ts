import { expect, it } from 'vitest';
import { directionsLinks, mapLink } from './map-link';

it('hands a place over to map apps, with its name where they take one', () => {
  const links = directionsLinks({ name: 'Café & Bar (old)', latitude: -33.86, longitude: 151.2 });
  expect(Object.fromEntries(links.map(({ label, href }) => [label, href]))).toEqual({
    'Google Maps': 'https://www.google.com/maps/dir/?api=1&destination=-33.86%2C151.2',
    'Apple Maps': 'https://maps.apple.com/?ll=-33.86%2C151.2&q=Caf%C3%A9%20%26%20Bar%20%28old%29',
    'Organic Maps': 'https://omaps.app/map?v=1&ll=-33.86%2C151.2&n=Caf%C3%A9%20%26%20Bar%20%28old%29',
    OpenStreetMap: 'https://www.openstreetmap.org/?mlat=-33.86&mlon=151.2#map=17/-33.86/151.2',
    'Other map app': 'geo:-33.86,151.2?q=-33.86,151.2(Caf%C3%A9%20%26%20Bar%20%28old%29)',
  });
});

it('needs coordinates', () => {
  expect(directionsLinks({ name: 'Null Island', latitude: 0, longitude: 0 })).toEqual([]);
  expect(mapLink({ latitude: null, longitude: null })).toBeUndefined();
});
