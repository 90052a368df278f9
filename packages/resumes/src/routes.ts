import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { LetterUrl } from './letters/letter-url';
import type { ResumeFilterUrl } from './resume-list/resume-filter';
import type { ResumesSlots } from './slots';

/** The two versions that a link to the comparison names. */
interface CompareUrl {
  readonly left?: string;
  readonly right?: string;
}

// Each page validates its own query.
const uncheckedCompare = (search: CompareUrl): CompareUrl => search;
const uncheckedList = (search: ResumeFilterUrl): ResumeFilterUrl => search;
const uncheckedLetter = (search: LetterUrl): LetterUrl => search;

/** The routes of the résumé and letter screens. Each page loads when it is opened. */
export function createResumesRoutes(signedIn: SignedInRoute, slots: ResumesSlots = {}) {
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resumes',
      staticData: { title: 'Résumés', isShownEarly: true },
      validateSearch: uncheckedList,
      component: lazyRouteComponent(async () => {
        const { ResumeListPage } = await import('./resume-list/ResumeListPage');
        return { default: () => createElement(ResumeListPage, { slots }) };
      }),
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
      component: lazyRouteComponent(async () => {
        const { ReviewPage } = await import('./review/ReviewPage');
        return { default: () => createElement(ReviewPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resume/compare',
      staticData: { title: 'Compare résumés' },
      validateSearch: uncheckedCompare,
      component: lazyRouteComponent(() => import('./compare/ComparePage'), 'ComparePage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/letters',
      staticData: { title: 'Cover letters' },
      validateSearch: uncheckedList,
      component: lazyRouteComponent(() => import('./letters/LetterListPage'), 'LetterListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/letter/add',
      staticData: { title: 'Add cover letter' },
      validateSearch: uncheckedLetter,
      component: lazyRouteComponent(async () => {
        const { AddLetterPage } = await import('./letters/AddLetterPage');
        return { default: () => createElement(AddLetterPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/letter/edit/$internalId',
      staticData: { title: 'Edit cover letter' },
      component: lazyRouteComponent(async () => {
        const { EditLetterPage } = await import('./letters/EditLetterPage');
        return { default: () => createElement(EditLetterPage, { slots }) };
      }),
    }),
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
      component: lazyRouteComponent(async () => {
        const { SentDocumentPage } = await import('./sent/SentDocumentPage');
        return { default: () => createElement(SentDocumentPage, { slots }) };
      }),
    }),
  ] as const;
}
