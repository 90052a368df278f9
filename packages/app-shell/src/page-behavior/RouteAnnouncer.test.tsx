import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAuth } from '@keepmark/auth/testing';
import type { AppContext } from '../app-context';
import { createAppRoot } from '../root/create-app-root';
import { testSite } from '../testing/test-site';

function openSite(path: string) {
  const root = createAppRoot();
  const page = (at: string, heading: string, title?: string) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      component: () => <h1>{heading}</h1>,
      ...(title !== undefined && { staticData: { title } }),
    });
  const routeTree = root.addChildren([
    page('/', 'Welcome'),
    page('/jobs', 'All jobs', 'Jobs'),
    page('/places', 'Today'),
  ]);
  const context = { site: testSite, auth: fakeAuth() } as unknown as AppContext;
  return createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: [path] }) });
}

beforeEach(() => {
  document.title = testSite.title;
});

it.each([
  ['/jobs', `Jobs · ${testSite.siteName}`],
  ['/places', `Today · ${testSite.siteName}`],
  ['/', testSite.title],
])('names the page after the screen %s that is rendered with its frame', async (path, expected) => {
  const router = openSite(path);
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
  expect(document.title).toBe(expected);
});

it('names the page after the next screen, and says its name', async () => {
  const router = openSite('/jobs');
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
  await act(async () => router.navigate({ href: '/places' }));
  expect(document.title).toBe(`Today · ${testSite.siteName}`);
  expect(screen.getByRole('status').textContent).toBe('Today');
});
