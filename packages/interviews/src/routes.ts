import type { SignedInRoute } from '@keepmark/app-shell';
import { unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AddInterviewUrl } from './interview-form/AddInterviewPage';
import type { InterviewFilterUrl } from './interview-list/interview-filter';

/** The screens of interviews. Their code loads when one is opened. */
export function createInterviewsRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/interviews',
      staticData: { title: 'Interviews', isShownEarly: true },
      validateSearch: unchecked<InterviewFilterUrl>(),
      component: lazyRouteComponent(() => import('./interview-list/InterviewListPage'), 'InterviewListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/interviews/map',
      staticData: { title: 'Interview map' },
      component: lazyRouteComponent(() => import('./interview-map/InterviewMapPage'), 'InterviewMapPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/interview/add/{-$jobId}',
      staticData: { title: 'Add interview' },
      validateSearch: unchecked<AddInterviewUrl>(),
      component: lazyRouteComponent(() => import('./interview-form/AddInterviewPage'), 'AddInterviewPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/interview/edit/$internalId',
      staticData: { title: 'Edit interview' },
      component: lazyRouteComponent(() => import('./interview-form/EditInterviewPage'), 'EditInterviewPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/interview/practice/{-$jobId}',
      staticData: { title: 'Interview practice' },
      component: lazyRouteComponent(() => import('./practice/PracticePage'), 'PracticePage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/interview/tips',
      staticData: { title: 'Interview tips' },
      validateSearch: unchecked<{ group?: string }>(),
      component: lazyRouteComponent(() => import('./tips/TipsPage'), 'TipsPage'),
    }),
  ] as const;
}
