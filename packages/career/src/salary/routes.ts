import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SalaryUrl } from './salary-url';

// Each page validates its own query, so that the rules load with the page.
const uncheckedSalary = (search: SalaryUrl): SalaryUrl => search;
const uncheckedOffers = (search: { compare?: string }): { compare?: string } => search;
const uncheckedAdd = (search: { jobId?: string }): { jobId?: string } => search;

/** The routes of the salary and offer screens. Each page loads when it is opened. */
export function createSalaryRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/salary/assistant/{-$career}',
      staticData: { title: 'Salary assistant' },
      validateSearch: uncheckedSalary,
      component: lazyRouteComponent(() => import('./SalaryPage'), 'SalaryPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/offers',
      staticData: { title: 'Offers' },
      validateSearch: uncheckedOffers,
      component: lazyRouteComponent(() => import('../offers/OffersPage'), 'OffersPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/offer/add',
      staticData: { title: 'Add offer' },
      validateSearch: uncheckedAdd,
      component: lazyRouteComponent(() => import('../offers/AddOfferPage'), 'AddOfferPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/offer/edit/$internalId',
      staticData: { title: 'Edit offer' },
      component: lazyRouteComponent(() => import('../offers/EditOfferPage'), 'EditOfferPage'),
    }),
  ] as const;
}
