import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CareerUrl } from '../career-link';
import type { PlanRequestUrl } from '../plans/plan-request';

// Each page validates its own query, so that the schema loads with the page.
const uncheckedCareer = (search: CareerUrl): CareerUrl => search;
const uncheckedCoaching = (search: { conversation?: string }): { conversation?: string } => search;
const uncheckedPlan = (search: PlanRequestUrl): PlanRequestUrl => search;

/** The routes of counseling, coaching and plans. Each page loads when it is opened. */
export function createCounselingRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/career/counseling',
      staticData: { title: 'Career counseling' },
      validateSearch: uncheckedCareer,
      component: lazyRouteComponent(() => import('./CounselingPage'), 'CounselingPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/career/coaching',
      staticData: { title: 'Career coaching' },
      validateSearch: uncheckedCoaching,
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
      validateSearch: uncheckedPlan,
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
