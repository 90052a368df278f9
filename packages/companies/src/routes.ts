import type { SignedInRoute } from '@keepmark/app-shell';
import { pageWithSlots, unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { CompanyFilterUrl } from './company-list/company-filter';
import type { CompanySearchUrl } from './company-search/company-search';
import type { DiscoveryUrl } from './company-discover/discover';
import type { CompaniesSlots } from './slots';

/** The routes of the company screens. Each page loads when it is opened. */
export function createCompaniesRoutes(signedIn: SignedInRoute, slots: CompaniesSlots = {}) {
  // With its slot: the list waits for it, and loading after the list it would come a round trip later.
  const listPage = pageWithSlots(slots, async () => {
    const [{ CompanyListPage }] = await Promise.all([
      import('./company-list/CompanyListPage'),
      slots.UnsavedCompanies?.preload?.(),
    ]);
    return CompanyListPage;
  });

  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/companies',
      staticData: { title: 'Companies', isShownEarly: true },
      validateSearch: unchecked<CompanyFilterUrl>(),
      component: listPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/companies/list/$loadcompanies',
      staticData: { title: 'Companies' },
      validateSearch: unchecked<CompanyFilterUrl>(),
      component: listPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/companies/discover',
      staticData: { title: 'Nearby companies' },
      validateSearch: unchecked<DiscoveryUrl>(),
      component: lazyRouteComponent(() => import('./company-discover/DiscoverCompaniesPage'), 'DiscoverCompaniesPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/companies/search',
      staticData: { title: 'Company directory' },
      validateSearch: unchecked<CompanySearchUrl>(),
      component: lazyRouteComponent(() => import('./company-search/CompanySearchPage'), 'CompanySearchPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/companies/group/list/{-$group}',
      staticData: { title: 'Company groups' },
      validateSearch: unchecked<CompanySearchUrl>(),
      component: lazyRouteComponent(() => import('./company-groups/CompanyGroupsPage'), 'CompanyGroupsPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/companies/group/map/$group',
      staticData: { title: 'Company group on the map' },
      component: lazyRouteComponent(() => import('./company-groups/GroupMapPage'), 'GroupMapPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/companies/map/{-$mode}',
      staticData: { title: 'Companies on the map' },
      component: lazyRouteComponent(() => import('./company-map/CompaniesMapPage'), 'CompaniesMapPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company/add',
      staticData: { title: 'Add company' },
      component: lazyRouteComponent(() => import('./company-form/AddCompanyPage'), 'AddCompanyPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company/edit/$internalId',
      staticData: { title: 'Edit company' },
      component: lazyRouteComponent(async () => {
        const [{ EditCompanyPage }, connections = []] = await Promise.all([
          import('./company-form/EditCompanyPage'),
          slots.connections?.(),
        ]);
        return { default: () => createElement(EditCompanyPage, { slots, connections }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company/details/$internalId',
      staticData: { title: 'Company' },
      component: pageWithSlots(
        slots,
        async () => (await import('./company-details/CompanyDetailsPage')).CompanyDetailsPage,
      ),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company/research/$internalId',
      staticData: { title: 'Company research' },
      component: pageWithSlots(
        slots,
        async () => (await import('./company-research/CompanyResearchPage')).CompanyResearchPage,
      ),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company/location/$internalId',
      staticData: { title: 'Company location' },
      component: lazyRouteComponent(() => import('./company-location/CompanyLocationPage'), 'CompanyLocationPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company/locationadd/$companyGroupName',
      staticData: { title: 'Add company to group' },
      component: lazyRouteComponent(() => import('./directory-form/AddToDirectoryPage'), 'AddToDirectoryPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/company/locationedit/$companyGroupName/$id',
      staticData: { title: 'Edit directory company' },
      component: lazyRouteComponent(() => import('./directory-form/EditInDirectoryPage'), 'EditInDirectoryPage'),
    }),
  ] as const;
}
