import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { paletteScreens } from './palette-screens';

const root = createRootRoute();
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' });
const at = (path: string, title?: string) =>
  createRoute({ getParentRoute: () => signedIn, path, ...(title ? { staticData: { title } } : {}) });
const publicAt = (path: string) => createRoute({ getParentRoute: () => root, path });
const { routesByPath } = createRouter({
  routeTree: root.addChildren([
    publicAt('/'),
    publicAt('/auth'),
    publicAt('/about'),
    publicAt('$'),
    signedIn.addChildren([
      at('/jobs/list', 'Saved jobs'),
      at('/jobs/applications/{-$status}', 'Applications'),
      at('/job/add'),
      at('/job/edit/$internalId'),
      at('/jobs/all', 'Jobs'),
      at('/places/shared', 'Shared places'),
    ]),
  ]),
});
const site = { menu: [{ path: '/jobs/list', label: 'Jobs', icon: 'briefcase', displayTopMobile: true }] } as const;
const labels = (isSignedIn: boolean) => paletteScreens(site, routesByPath, isSignedIn).map(({ label }) => label);

it('lists every screen that needs no parameters: the menu first, then the others by name', () => {
  expect(labels(true)).toEqual(['Home', 'Jobs', 'About', 'Applications', 'Job add']);
});

it('drops optional path parameters', () => {
  expect(paletteScreens(site, routesByPath, true)).toContainEqual(
    expect.objectContaining({ path: '/jobs/applications', label: 'Applications' }),
  );
});

it('lists only public screens for a signed-out visitor', () => {
  expect(labels(false)).toEqual(['Home', 'About']);
});
