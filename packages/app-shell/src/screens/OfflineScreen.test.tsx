import { createRoute } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testDatabase } from '@keepmark/local-store/testing';
import { afterEach, expect, it, vi } from 'vitest';
import type { SignedInRoute } from '../signed-in/create-signed-in-route';
import { renderScreen } from '../testing/render-screen';
import { jobsSite } from '../variants/jobs';
import { ErrorScreen } from './ErrorScreen';

const routes = (signedIn: SignedInRoute) => [
  createRoute({
    getParentRoute: () => signedIn,
    path: '/map',
    errorComponent: ErrorScreen,
    component: () => {
      throw new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/map.js');
    },
  }),
];
const open = () => renderScreen(routes, { path: '/map', site: jobsSite, database: testDatabase() });

afterEach(() => void vi.restoreAllMocks());

it('offers the screens that work offline when the screen is not on the device', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(await screen.findByText('This screen needs a connection')).toBeTruthy();
  const links = within(screen.getByRole('list', { name: 'Available offline' })).getAllByRole('link');
  const names = links.map(({ textContent }) => textContent);
  expect(names).toContain('Jobs');
  expect(names).not.toContain('Job Search');
});

it('offers them when the network leads nowhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  expect(await screen.findByText('This screen needs a connection')).toBeTruthy();
});

it('shows the error immediately, and the offline screens when the server turns out not to answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fail: (reason: Error) => void = () => {};
  const asked = new Promise<Response>((_, reject) => {
    fail = reject;
  });
  vi.spyOn(globalThis, 'fetch').mockReturnValue(asked);
  await open();
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  fail(new TypeError('Failed to fetch'));
  expect(await screen.findByText('This screen needs a connection')).toBeTruthy();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

it('loads the page again when the server answers but the file is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => {});
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('reports the error when there is a connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await open();
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
});
