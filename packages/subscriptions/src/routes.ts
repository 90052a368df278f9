import type { SignedInRoute } from '@keepmark/app-shell';
import { unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PayUrl } from './pay/pay-url';

/** The routes of the screens about the plan. Each page loads when it is opened. */
export function createSubscriptionsRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/subscribe',
      staticData: { title: 'Subscribe' },
      component: lazyRouteComponent(() => import('./subscribe/SubscribePage'), 'SubscribePage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/subscribe/pay/$planId',
      staticData: { title: 'Payment' },
      validateSearch: unchecked<PayUrl>(),
      component: lazyRouteComponent(() => import('./pay/PayPage'), 'PayPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/subscribe/cancel',
      staticData: { title: 'Cancel plan' },
      component: lazyRouteComponent(() => import('./cancel/CancelPage'), 'CancelPage'),
    }),
  ] as const;
}
