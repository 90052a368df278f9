import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';

/** The routes of the résumé screens. Each page loads when it is opened. */
export function createResumesRoutes(signedIn: SignedInRoute) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resumes',
      staticData: { title: 'Résumés' },
      component: lazyRouteComponent(() => import('./resume-list/ResumeListPage'), 'ResumeListPage'),
    }),
  ] as const;
}
