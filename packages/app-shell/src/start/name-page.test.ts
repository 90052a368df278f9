import { expect, it } from 'vitest';
import { placesSite } from '../variants/places';
import { namePage } from './name-page';

it('names a page that was built as the other variant', () => {
  document.head.innerHTML =
    '<title>Keepmark Jobs</title><meta name="description" content="jobs"><meta name="keywords" content="Job Search"><link rel="icon" href="/logo.svg">';
  namePage(placesSite);
  expect(document.title).toBe('Keepmark Places');
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(placesSite.description);
  expect(document.querySelector('meta[name="keywords"]')?.getAttribute('content')).toBe(
    'Place Search, Location Search, Favorite Place Manager, Travel Tracker',
  );
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(placesSite.logoUrl);
});
