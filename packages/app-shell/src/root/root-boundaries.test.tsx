import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AppContext } from '../app-context';
import { LazyErrorScreen } from '../screens/LazyErrorScreen';
import { PendingScreen } from '../screens/PendingScreen';
import { testSite } from '../testing/test-site';
import { createAppRoot } from './create-app-root';

afterEach(() => void vi.restoreAllMocks());

/** Opens a site whose frame is this component. */
function openFrame(component: () => null): void {
  const root = createAppRoot();
  root.update({ component });
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const router = createRouter({
    routeTree: root.addChildren([home]),
    context: { site: testSite } as unknown as AppContext,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: LazyErrorScreen,
    defaultPendingMs: 0,
  });
  render(<RouterProvider router={router as never} />);
}

it('shows that the page loads while its frame waits', async () => {
  const forever = new Promise<null>(() => {});
  openFrame(() => use(forever));
  expect(await screen.findByText(/^Loading/)).toBeTruthy();
});

it('says what happened when the frame failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openFrame(() => {
    throw new RangeError('too far');
  });
  expect(await screen.findByRole('button', { name: 'Copy report' })).toBeTruthy();
});
