import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { testDatabase } from '@keepmark/local-store/testing';
import { afterEach, expect, it, vi } from 'vitest';
import type { SignedInRoute } from '../signed-in/create-signed-in-route';
import { renderScreen } from '../testing/render-screen';

const routes = (signedIn: SignedInRoute) => [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/map',
    component: () => {
      throw new RangeError('too far');
    },
  }),
];
const open = async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { LazyErrorScreen } = await import('./LazyErrorScreen');
  const withErrors = (signedIn: SignedInRoute) => {
    const tree = routes(signedIn);
    for (const route of tree) route.update({ errorComponent: LazyErrorScreen });
    return tree;
  };
  return renderScreen(withErrors, { path: '/map', database: testDatabase() });
};

afterEach(() => {
  vi.doUnmock('./ErrorScreen');
  vi.resetModules();
  vi.restoreAllMocks();
});

it('says what happened once its code is loaded', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Copy report' })).toBeTruthy();
});

it('asks people to reload the page when its code could not be loaded', async () => {
  vi.doMock('./ErrorScreen', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('reload the page');
});
