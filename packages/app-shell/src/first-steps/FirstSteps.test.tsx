import { createRoute } from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { testDatabase } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import type { SignedInRoute } from '../signed-in/create-signed-in-route';
import { renderScreen } from '../testing/render-screen';
import { markFirstStep, useFirstStep } from './first-steps';
import { type FirstStepLink, FirstSteps } from './FirstSteps';

const links: FirstStepLink[] = [
  { step: 'home-location', title: 'Set your home', reason: 'To see distances.', icon: 'home', path: '/location/from' },
  { step: 'search', title: 'Search', reason: 'To find some.', icon: 'search', path: '/search' },
];
const Search = () => {
  useFirstStep('search', true);
  return <p>Found</p>;
};
const routes = (isHomeKnown: boolean) => (signedIn: SignedInRoute) => [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/start',
    component: () => <FirstSteps steps={links} isHomeKnown={isHomeKnown} />,
  }),
  createRoute({ getParentRoute: () => signedIn, path: '/search', component: Search }),
];

it('offers each step, and remembers what was done', async () => {
  const { router } = await renderScreen(routes(false), { path: '/start', database: testDatabase() });
  expect(screen.getByText('0 of 2 done')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /^Search/ }));
  expect(await screen.findByText('Found')).toBeTruthy();
  await router.navigate({ to: '/start' });
  expect(await screen.findByText('1 of 2 done')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Search \(done\)/ })).toBeTruthy();
});

it('is gone when saved data shows that everything is done', async () => {
  const database = testDatabase();
  markFirstStep(database, 'search');
  await renderScreen(routes(true), { path: '/start', database });
  expect(screen.queryByText('Get started')).toBeNull();
});

it('stays closed once it was closed', async () => {
  const database = testDatabase();
  const { unmount } = await renderScreen(routes(false), { path: '/start', database });
  fireEvent.click(screen.getByRole('button', { name: 'Hide first steps' }));
  expect(screen.queryByText('Get started')).toBeNull();
  unmount();
  await renderScreen(routes(false), { path: '/start', database });
  expect(screen.queryByText('Get started')).toBeNull();
});
