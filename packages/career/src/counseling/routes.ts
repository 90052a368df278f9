import type { SignedInRoute } from '@keepmark/app-shell';
import { unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CareerUrl } from '../career-link';
import type { PlanRequestUrl } from '../plans/plan-request';

/** The routes of counseling, coaching and plans. Each page loads when it is opened. */
export function createCounselingRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/career/counseling',
      staticData: { title: 'Career counseling' },
      validateSearch: unchecked<CareerUrl>(),
      component: lazyRouteComponent(() => import('./CounselingPage'), 'CounselingPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/career/coaching',
      staticData: { title: 'Career coaching' },
      validateSearch: unchecked<{ conversation?: string }>(),
      component: lazyRouteComponent(() => import('../coaching/CoachingPage'), 'CoachingPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/career/plans',
      staticData: { title: 'Career plans' },
      component: lazyRouteComponent(() => import('../plans/PlansPage'), 'PlansPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/career/plan/add',
      staticData: { title: 'Add plan' },
      validateSearch: unchecked<PlanRequestUrl>(),
      component: lazyRouteComponent(() => import('../plans/AddPlanPage'), 'AddPlanPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/career/plan/$internalId',
      staticData: { title: 'Career plan' },
      component: lazyRouteComponent(() => import('../plans/PlanPage'), 'PlanPage'),
    }),
  ] as const;
}
