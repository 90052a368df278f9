import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import type { CitySearchUrl } from './city-search/city-search';
import type { GeographySlots } from './slots';

// A page checks its own query, each part with a fallback: the schema loads with the page, not with the site.
const unchecked =
  <Url extends object>() =>
  (search: Url): Url =>
    search;

/** The screens of countries, cities and metro areas, and of where a person travels from. */
export function createGeographyRoutes(signedIn: SignedInRoute, slots: GeographySlots) {
  /** A page over the kept cities; both load when it is opened. */
  const page = (load: () => Promise<ComponentType>) =>
    lazyRouteComponent(async () => {
      const [Page, { SavedCitiesContext }, savedCities] = await Promise.all([
        load(),
        import('./saved-cities'),
        slots.savedCities(),
      ]);
      return { default: () => createElement(SavedCitiesContext, { value: savedCities }, createElement(Page)) };
    });

  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/countries',
      staticData: { title: 'Countries' },
      component: page(async () => (await import('./country-list/CountriesPage')).CountriesPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/cities',
      staticData: { title: 'Cities' },
      validateSearch: unchecked<CitySearchUrl>(),
      component: page(async () => (await import('./city-search/CitiesPage')).CitiesPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/cities/resources',
      staticData: { title: 'City resources' },
      validateSearch: unchecked<{ country?: string; topic?: string }>(),
      component: page(async () => (await import('./city-resources/CityResourcesPage')).CityResourcesPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/city/$group',
      staticData: { title: 'Kept cities' },
      validateSearch: unchecked<{ compare?: string }>(),
      component: page(async () => (await import('./city-group/CityGroupPage')).CityGroupPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/city/$group/$internalId',
      staticData: { title: 'Kept city' },
      validateSearch: unchecked<{ compare?: string }>(),
      component: page(async () => (await import('./city-group/CityGroupPage')).CityGroupPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/city/details/$cityId',
      staticData: { title: 'City' },
      component: page(async () => (await import('./city-details/CityDetailsPage')).CityDetailsPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/edit',
      staticData: { title: 'Name and position of where you travel from' },
      component: page(async () => (await import('./home-location/EditHomeLocationPage')).EditHomeLocationPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/from',
      staticData: { title: 'Where you travel from' },
      component: page(async () => (await import('./home-location/HomeLocationPage')).HomeLocationPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/listworld/$locationType/$initCountrySelection',
      staticData: { title: 'Countries for a purpose' },
      component: page(async () => (await import('./location-list/ListWorldPage')).ListWorldPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/list/$locationType/{-$countryCode}/{-$stateCode}',
      staticData: { title: 'Cities for a purpose' },
      validateSearch: unchecked<{ page?: number }>(),
      component: page(async () => (await import('./location-list/LocationListPage')).LocationListPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/manage/$locationType/$internalId',
      staticData: { title: 'Kept city: notes and purposes' },
      component: page(async () => (await import('./location-manage/ManageLocationPage')).ManageLocationPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/mapcbsa',
      staticData: { title: 'US metro areas' },
      validateSearch: unchecked<{ area?: number; state?: string }>(),
      component: page(async () => (await import('./location-map/MetroMapPage')).MetroMapPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/map/$locationType/{-$mapType}/{-$countryCode}/{-$stateCode}',
      staticData: { title: 'Map for a purpose' },
      component: page(async () => (await import('./location-map/LocationMapPage')).LocationMapPage),
    }),
  ] as const;
}
