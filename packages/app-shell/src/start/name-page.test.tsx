import { expect, it } from 'vitest';
import { placesSite } from '../variants/places';
import { namePage } from './name-page';

it('renames a page that was built as the other variant', () => {
  document.head.innerHTML =
    '<title>Keepmark Jobs</title><meta name="description" content="jobs"><meta name="keywords" content="Job Search"><link rel="icon" href="/logo.svg"><link rel="manifest" href="/jobs.webmanifest"><link rel="apple-touch-icon" href="/icons/jobs-apple-180.png">';
  namePage(placesSite);
  expect(document.title).toBe('Keepmark Places');
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(placesSite.description);
  expect(document.querySelector('meta[name="keywords"]')?.getAttribute('content')).toBe(
    'Place Search, Location Search, Favorite Place Manager, Travel Tracker',
  );
  const icon = document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '';
  expect(icon).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(icon)).toContain(placesSite.logo);
  expect(document.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe('/places.webmanifest');
  expect(document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')).toBe(
    '/icons/places-apple-180.png',
  );
});
