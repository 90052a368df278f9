import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '@keepmark/app-shell/testing';
import { expect, it } from 'vitest';
import { createPlacesRoutes } from '../routes';
import { manyPlaces } from '../testing/fixtures';
import { preparePlaces } from '../testing/prepare-places';
import { renderPlaces } from '../testing/render-places';
import { JobsLanding } from './JobsLanding';

const Landing = () => (
  <JobsLanding>
    <p>Nothing due</p>
  </JobsLanding>
);

it('opens with today on the jobs site, and the newest places and groups of cities folded below', async () => {
  const { database } = preparePlaces([
    ...manyPlaces(6),
    { name: 'Oslo', placeId: '3143244', types: ['city', 'travel_destination'] },
  ]);
  await renderScreen((signedIn) => createPlacesRoutes(signedIn, { Landing }), {
    path: '/places',
    database,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
  expect(screen.getByText('Nothing due')).toBeTruthy();
  const fold = screen.getByText('Saved places and cities').closest('details')!;
  expect(fold.open).toBe(false);
  await userEvent.click(within(fold).getByText('Saved places and cities'));
  expect(fold.open).toBe(true);
  const places = within(screen.getByRole('region', { name: 'Saved places' }));
  expect(places.getByRole('link', { name: 'All 7 places' }).getAttribute('href')).toBe('/places/list');
  expect(places.getAllByRole('listitem')).toHaveLength(5);
  expect(places.getByRole('link', { name: 'Oslo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Travel 1 city' }).getAttribute('href')).toBe('/city/travel');
  expect(screen.getAllByRole('link', { name: /travel/i })).toHaveLength(1);
});

it('opens with the saved places where no summary is passed, and offers the first steps', async () => {
  await renderPlaces('/places');
  expect(screen.getByRole('heading', { level: 1, name: 'Places' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Import your places/ }).getAttribute('href')).toBe('/places/import');
});
