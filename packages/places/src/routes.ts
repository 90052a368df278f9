import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { PlaceFilterUrl } from './place-list/place-filter';
import type { PlacesSlots } from './slots';

// The page checks its own query, each part with a fallback.
const unchecked = (search: PlaceFilterUrl): PlaceFilterUrl => search;

/** The screens of keeping places. Their code loads when one is opened. */
export function createPlacesRoutes(signedIn: SignedInRoute, slots: PlacesSlots = {}) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places',
      staticData: { title: 'Places' },
      validateSearch: unchecked,
      component: lazyRouteComponent(() => import('./place-list/PlaceListPage'), 'PlaceListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/place/add',
      staticData: { title: 'Add a place' },
      component: lazyRouteComponent(() => import('./place-form/AddPlacePage'), 'AddPlacePage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/place/edit/$internalId',
      staticData: { title: 'Edit a place' },
      component: lazyRouteComponent(async () => {
        const { EditPlacePage } = await import('./place-form/EditPlacePage');
        return { default: () => createElement(EditPlacePage, { slots }) };
      }),
    }),
  ] as const;
}
