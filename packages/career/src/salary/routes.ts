import type { SignedInRoute } from '@keepmark/app-shell';
import { unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SalaryUrl } from './salary-url';

/** The routes of the salary and offer screens. Each page loads when it is opened. */
export function createSalaryRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/salary/assistant/{-$career}',
      staticData: { title: 'Salary assistant' },
      validateSearch: unchecked<SalaryUrl>(),
      component: lazyRouteComponent(() => import('./SalaryPage'), 'SalaryPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/offers',
      staticData: { title: 'Offers' },
      validateSearch: unchecked<{ compare?: string }>(),
      component: lazyRouteComponent(() => import('../offers/OffersPage'), 'OffersPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/offer/add',
      staticData: { title: 'Add offer' },
      validateSearch: unchecked<{ jobId?: string }>(),
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
