import type { SignedInRoute } from '@keepmark/app-shell';
import { pageWithSlots, unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LetterUrl } from './letters/letter-url';
import type { ResumeFilterUrl } from './resume-list/resume-filter';
import type { ResumesSlots } from './slots';

/** The query of the comparison: its two versions. */
interface CompareUrl {
  readonly left?: string;
  readonly right?: string;
}

const resumeRoutes = (signedIn: SignedInRoute, slots: ResumesSlots) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resumes',
      staticData: { title: 'Résumés', isShownEarly: true },
      validateSearch: unchecked<ResumeFilterUrl>(),
      component: pageWithSlots(slots, async () => (await import('./resume-list/ResumeListPage')).ResumeListPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resume/add',
      staticData: { title: 'Add résumé' },
      component: lazyRouteComponent(() => import('./resume-add/AddResumePage'), 'AddResumePage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resume/edit/$internalId',
      staticData: { title: 'Edit résumé' },
      component: lazyRouteComponent(() => import('./resume-editor/EditResumePage'), 'EditResumePage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resume/review/$internalId',
      staticData: { title: 'Review résumé' },
      component: pageWithSlots(slots, async () => (await import('./review/ReviewPage')).ReviewPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resume/compare',
      staticData: { title: 'Compare résumés' },
      validateSearch: unchecked<CompareUrl>(),
      component: lazyRouteComponent(() => import('./compare/ComparePage'), 'ComparePage'),
    }),
  ] as const;

const letterRoutes = (signedIn: SignedInRoute, slots: ResumesSlots) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/letters',
      staticData: { title: 'Cover letters' },
      validateSearch: unchecked<ResumeFilterUrl>(),
      component: lazyRouteComponent(() => import('./letters/LetterListPage'), 'LetterListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/letter/add',
      staticData: { title: 'Add cover letter' },
      validateSearch: unchecked<LetterUrl>(),
      component: pageWithSlots(slots, async () => (await import('./letters/AddLetterPage')).AddLetterPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/letter/edit/$internalId',
      staticData: { title: 'Edit cover letter' },
      component: pageWithSlots(slots, async () => (await import('./letters/EditLetterPage')).EditLetterPage),
    }),
  ] as const;

/** Documents sent with applications. */
const sentRoutes = (signedIn: SignedInRoute, slots: ResumesSlots) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resume/sent',
      staticData: { title: 'Sent documents' },
      component: lazyRouteComponent(() => import('./sent/SentListPage'), 'SentListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resume/sent/$sentId',
      staticData: { title: 'Sent documents' },
      component: pageWithSlots(slots, async () => (await import('./sent/SentDocumentPage')).SentDocumentPage),
    }),
  ] as const;

/** The routes of the résumé and letter screens. Each page loads when it is opened. */
export const createResumesRoutes = (signedIn: SignedInRoute, slots: ResumesSlots = {}) =>
  [...resumeRoutes(signedIn, slots), ...letterRoutes(signedIn, slots), ...sentRoutes(signedIn, slots)] as const;
