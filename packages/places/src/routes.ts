import type { SignedInRoute } from '@keepmark/app-shell';
import { pageWithSlots, unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { LandingPage, preloadLanding } from './landing/LandingPage';
import type { PlaceFilterUrl } from './place-list/place-filter';
import type { PlaceSearchUrl } from './place-search/place-search';
import type { PlacesSlots } from './slots';

/** The routes of the places screens. Each page loads when it is opened. */
export function createPlacesRoutes(signedIn: SignedInRoute, slots: PlacesSlots = {}) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places',
      // No title: its heading differs between the sites.
      staticData: { isShownEarly: true },
      validateSearch: unchecked<PlaceFilterUrl>(),
      loader: ({ context }) => preloadLanding(context, slots),
      component: () => createElement(LandingPage, { slots }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places/list',
      staticData: { title: 'Places' },
      validateSearch: unchecked<PlaceFilterUrl>(),
      component: lazyRouteComponent(() => import('./place-list/PlaceListPage'), 'PlaceListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places/search',
      staticData: { title: 'Search places' },
      validateSearch: unchecked<PlaceSearchUrl>(),
      component: lazyRouteComponent(() => import('./place-search/PlaceSearchPage'), 'PlaceSearchPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places/discover',
      staticData: { title: 'Discover places' },
      validateSearch: unchecked<PlaceSearchUrl>(),
      component: lazyRouteComponent(() => import('./place-discover/PlaceDiscoverPage'), 'PlaceDiscoverPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places/map/{-$mode}/{-$groupId}',
      staticData: { title: 'Places map' },
      validateSearch: unchecked<PlaceSearchUrl>(),
      component: lazyRouteComponent(() => import('./place-map/PlaceMapPage'), 'PlaceMapPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places/import',
      staticData: { title: 'Import places' },
      component: lazyRouteComponent(() => import('./place-import/ImportPage'), 'ImportPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places/locate',
      staticData: { title: 'Missing locations' },
      component: lazyRouteComponent(() => import('./place-lookup/LocatePlacesPage'), 'LocatePlacesPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/places/shared',
      staticData: { title: 'Shared places' },
      component: lazyRouteComponent(() => import('./place-share/SharedPlacesPage'), 'SharedPlacesPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/place/location/add',
      staticData: { title: 'Add from map' },
      component: lazyRouteComponent(() => import('./place-location/AddLocationPage'), 'AddLocationPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/place/groups',
      staticData: { title: 'Place groups' },
      component: lazyRouteComponent(() => import('./place-groups/PlaceGroupsPage'), 'PlaceGroupsPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/place/add',
      staticData: { title: 'Add place' },
      component: lazyRouteComponent(() => import('./place-form/AddPlacePage'), 'AddPlacePage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/place/details/$internalId',
      staticData: { title: 'Place' },
      component: pageWithSlots(slots, async () => (await import('./place-page/PlacePage')).PlacePage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/place/edit/$internalId',
      staticData: { title: 'Edit place' },
      component: lazyRouteComponent(() => import('./place-form/EditPlacePage'), 'EditPlacePage'),
    }),
  ] as const;
}
