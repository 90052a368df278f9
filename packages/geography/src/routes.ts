import type { SignedInRoute } from '@keepmark/app-shell';
import { unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import type { CitySearchUrl } from './city-search/city-search';
import type { GeographySlots } from './slots';

/** The screens for countries, cities, metro areas and the home location. */
export function createGeographyRoutes(signedIn: SignedInRoute, slots: GeographySlots) {
  /** A page with access to the saved cities. Both load when the page opens. */
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
      staticData: { title: 'Saved cities' },
      validateSearch: unchecked<{ compare?: string }>(),
      component: page(async () => (await import('./city-group/CityGroupPage')).CityGroupPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/city/$group/$internalId',
      staticData: { title: 'Saved city' },
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
      staticData: { title: 'Edit home location' },
      component: page(async () => (await import('./home-location/EditHomeLocationPage')).EditHomeLocationPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/from',
      staticData: { title: 'Home location' },
      component: page(async () => (await import('./home-location/HomeLocationPage')).HomeLocationPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/listworld/$locationType/$initCountrySelection',
      staticData: { title: 'Choose a country' },
      component: page(async () => (await import('./location-list/ListWorldPage')).ListWorldPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/list/$locationType/{-$countryCode}/{-$stateCode}',
      staticData: { title: 'Find cities' },
      validateSearch: unchecked<{ page?: number }>(),
      component: page(async () => (await import('./location-list/LocationListPage')).LocationListPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/location/manage/$locationType/$internalId',
      staticData: { title: 'Saved city: notes and groups' },
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
      staticData: { title: 'Map of cities' },
      component: page(async () => (await import('./location-map/LocationMapPage')).LocationMapPage),
    }),
  ] as const;
}
