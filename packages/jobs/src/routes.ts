import type { SignedInRoute } from '@keepmark/app-shell';
import { pageWithSlots, unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { JobFilterUrl } from './job-view/job-filter';
import type { JobsSlots } from './slots';

const applicationsPage = lazyRouteComponent(() => import('./job-list/ApplicationsPage'), 'ApplicationsPage');
const submissionsPage = lazyRouteComponent(() => import('./job-list/SubmissionsPage'), 'SubmissionsPage');

/** A page with the company field, loaded with it: loading later, it would replace a field that someone is typing in. */
const withFields = (slots: JobsSlots, load: () => Promise<ComponentType<{ slots: JobsSlots }>>) =>
  pageWithSlots(slots, async () => {
    const [Page] = await Promise.all([load(), slots.CompanyField?.preload?.()]);
    return Page;
  });

/** Loads the view of saved jobs together with their screen, when it opens. */
const viewLoading = {
  loader: async ({ location }: { location: { search: object } }) => {
    const { loadView } = await import('./job-list/lazy-views');
    await loadView(location.search);
  },
  shouldReload: false,
} as const;

/** Many saved jobs. */
const savedJobsRoutes = (signedIn: SignedInRoute, slots: JobsSlots) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/list',
      staticData: { title: 'Jobs', isShownEarly: true },
      validateSearch: unchecked<JobFilterUrl>(),
      ...viewLoading,
      component: lazyRouteComponent(() => import('./job-list/JobListPage'), 'JobListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/applications',
      staticData: { title: 'Applications' },
      validateSearch: unchecked<JobFilterUrl>(),
      ...viewLoading,
      component: applicationsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/applications/$status',
      staticData: { title: 'Applications' },
      validateSearch: unchecked<JobFilterUrl>(),
      ...viewLoading,
      component: applicationsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/submissions',
      staticData: { title: 'Submissions' },
      validateSearch: unchecked<JobFilterUrl>(),
      ...viewLoading,
      component: submissionsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/submissions/$submissionMethod',
      staticData: { title: 'Submissions' },
      validateSearch: unchecked<JobFilterUrl>(),
      ...viewLoading,
      component: submissionsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/map/view',
      staticData: { title: 'Job map' },
      validateSearch: unchecked<JobFilterUrl>(),
      component: pageWithSlots(slots, async () => (await import('./job-map/JobMapPage')).JobMapPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/report',
      staticData: { title: 'Job search report' },
      validateSearch: unchecked<JobFilterUrl>(),
      component: lazyRouteComponent(() => import('./job-files/ReportPage'), 'ReportPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/import',
      staticData: { title: 'Import jobs' },
      component: lazyRouteComponent(() => import('./job-files/ImportPage'), 'ImportPage'),
    }),
  ] as const;

/** One job, from adding it to applying. */
const jobRoutes = (signedIn: SignedInRoute, slots: JobsSlots) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/add',
      staticData: { title: 'Add job' },
      validateSearch: unchecked<{ companyName?: string }>(),
      component: withFields(slots, async () => (await import('./job-form/AddJobPage')).AddJobPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/edit/$internalId',
      staticData: { title: 'Job', isShownEarly: true, isNamedByHeading: true },
      component: pageWithSlots(slots, async () => (await import('./job-page/JobPage')).JobPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/edit/$internalId/form',
      staticData: { title: 'Edit job', isNamedByHeading: true },
      component: withFields(slots, async () => (await import('./job-form/EditJobPage')).EditJobPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/application/preparation/$internalId',
      staticData: { title: 'Prepare application', isNamedByHeading: true },
      validateSearch: unchecked<{ step?: string }>(),
      component: lazyRouteComponent(() => import('./preparation/PreparationPage'), 'PreparationPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/apply/$internalId',
      staticData: { title: 'Apply', isNamedByHeading: true },
      component: pageWithSlots(slots, async () => (await import('./apply/ApplyPage')).ApplyPage),
    }),
  ] as const;

/** The desk, and what helps with a job search as a whole. */
const guideRoutes = (signedIn: SignedInRoute, slots: JobsSlots) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/work',
      staticData: { title: 'Your desk', isShownEarly: true },
      component: pageWithSlots(slots, async () => (await import('./desk/DeskPage')).DeskPage),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/application/process',
      staticData: { title: 'Application guide' },
      component: lazyRouteComponent(() => import('./apply/ProcessPage'), 'ProcessPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/search/assistant/{-$jobId}',
      staticData: { title: 'Job search assistant' },
      component: lazyRouteComponent(() => import('./search-advice/SearchAssistantPage'), 'SearchAssistantPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/search/coach/{-$jobId}',
      staticData: { title: 'Job search coach' },
      component: pageWithSlots(slots, async () => (await import('./search-advice/SearchCoachPage')).SearchCoachPage),
    }),
  ] as const;

/** The routes for saving and tracking jobs. Every page is lazy. */
export const createJobsRoutes = (signedIn: SignedInRoute, slots: JobsSlots = {}) =>
  [...savedJobsRoutes(signedIn, slots), ...jobRoutes(signedIn, slots), ...guideRoutes(signedIn, slots)] as const;
