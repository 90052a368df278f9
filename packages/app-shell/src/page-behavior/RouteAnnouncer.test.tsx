import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { testSite } from '../testing/test-site';
import { threeScreens } from '../testing/three-screens';

beforeEach(() => {
  document.title = testSite.title;
});

it.each([
  ['/jobs', `Jobs · ${testSite.siteName}`],
  ['/job', `Baker · ${testSite.siteName}`],
  ['/places', `Today · ${testSite.siteName}`],
  ['/', testSite.title],
])('names the page after the screen %s that is rendered with its frame', async (path, expected) => {
  const router = threeScreens(path);
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
  expect(document.title).toBe(expected);
});

it('names the page after the next screen, and says its name', async () => {
  const router = threeScreens('/jobs');
  await router.load();
  await act(async () => render(<RouterProvider router={router} />));
  await act(async () => router.navigate({ href: '/places' }));
  expect(document.title).toBe(`Today · ${testSite.siteName}`);
  expect(screen.getByRole('status').textContent).toBe('Today');
});
