import type { SignedInRoute } from '@keepmark/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { CaptureUrl } from './job-capture/capture-request';
import type { JobFilterUrl } from './job-view/job-filter';
import type { JobSearchUrl } from './job-search/job-search';
import type { JobsSlots } from './slots';

// Each page validates its own query, so that the schema loads with the page.
const uncheckedAdd = (search: { companyName?: string }): { companyName?: string } => search;
const uncheckedCapture = (search: CaptureUrl): CaptureUrl => search;
const uncheckedOccupation = (search: { code?: string }): { code?: string } => search;
const uncheckedPreparation = (search: { step?: string }): { step?: string } => search;
const uncheckedList = (search: JobFilterUrl): JobFilterUrl => search;
const uncheckedSearch = (search: JobSearchUrl): JobSearchUrl => search;

const searchPage = lazyRouteComponent(() => import('./job-search/JobSearchPage'), 'JobSearchPage');
const applicationsPage = lazyRouteComponent(() => import('./job-list/ApplicationsPage'), 'ApplicationsPage');
const submissionsPage = lazyRouteComponent(() => import('./job-list/SubmissionsPage'), 'SubmissionsPage');

/** The routes for searching, saving, and tracking jobs. Every page is lazy. */
export function createJobsRoutes(signedIn: SignedInRoute, slots: JobsSlots = {}) {
  // A field that loads later would replace one that someone is already typing in.
  const withFields = async <Page>(page: Promise<Page>): Promise<Page> => {
    await slots.CompanyField?.preload?.();
    return page;
  };
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/search',
      staticData: { title: 'Job search' },
      validateSearch: uncheckedSearch,
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/search/$state/$city',
      staticData: { title: 'Job search' },
      validateSearch: uncheckedSearch,
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/searchterm/$term',
      staticData: { title: 'Job search' },
      validateSearch: uncheckedSearch,
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/searchtermlocation/$state/$city/$term',
      staticData: { title: 'Job search' },
      validateSearch: uncheckedSearch,
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/list',
      staticData: { title: 'Jobs', isShownEarly: true },
      validateSearch: uncheckedList,
      component: lazyRouteComponent(() => import('./job-list/JobListPage'), 'JobListPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/applications',
      staticData: { title: 'Applications' },
      validateSearch: uncheckedList,
      component: applicationsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/applications/$status',
      staticData: { title: 'Applications' },
      validateSearch: uncheckedList,
      component: applicationsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/submissions',
      staticData: { title: 'Submissions' },
      validateSearch: uncheckedList,
      component: submissionsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/submissions/$submissionMethod',
      staticData: { title: 'Submissions' },
      validateSearch: uncheckedList,
      component: submissionsPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/add',
      staticData: { title: 'Add job' },
      validateSearch: uncheckedAdd,
      component: lazyRouteComponent(async () => {
        const { AddJobPage } = await withFields(import('./job-form/AddJobPage'));
        return { default: () => createElement(AddJobPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/apply/$internalId',
      staticData: { title: 'Apply' },
      component: lazyRouteComponent(async () => {
        const { ApplyPage } = await import('./apply/ApplyPage');
        return { default: () => createElement(ApplyPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/application/preparation/$internalId',
      staticData: { title: 'Prepare application' },
      validateSearch: uncheckedPreparation,
      component: lazyRouteComponent(() => import('./preparation/PreparationPage'), 'PreparationPage'),
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
      component: lazyRouteComponent(() => import('./search-advice/SearchCoachPage'), 'SearchCoachPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/work',
      staticData: { title: 'Your desk', isShownEarly: true },
      component: lazyRouteComponent(async () => {
        const { DeskPage } = await import('./desk/DeskPage');
        return { default: () => createElement(DeskPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/edit/$internalId',
      staticData: { title: 'Job', isShownEarly: true },
      component: lazyRouteComponent(async () => {
        const { JobPage } = await import('./job-page/JobPage');
        return { default: () => createElement(JobPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/edit/$internalId/form',
      staticData: { title: 'Edit job' },
      component: lazyRouteComponent(async () => {
        const { EditJobPage } = await withFields(import('./job-form/EditJobPage'));
        return { default: () => createElement(EditJobPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/map/view',
      staticData: { title: 'Job map' },
      validateSearch: uncheckedList,
      component: lazyRouteComponent(async () => {
        const { JobMapPage } = await import('./job-map/JobMapPage');
        return { default: () => createElement(JobMapPage, { slots }) };
      }),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/map/search',
      staticData: { title: 'Job search map' },
      validateSearch: uncheckedSearch,
      component: lazyRouteComponent(() => import('./job-map/SearchMapPage'), 'SearchMapPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/map/search/$state/$city',
      staticData: { title: 'Job search map' },
      validateSearch: uncheckedSearch,
      component: lazyRouteComponent(() => import('./job-map/SearchMapPage'), 'SearchMapPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/report',
      staticData: { title: 'Job search report' },
      validateSearch: uncheckedList,
      component: lazyRouteComponent(() => import('./job-files/ReportPage'), 'ReportPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/import',
      staticData: { title: 'Import jobs' },
      component: lazyRouteComponent(() => import('./job-files/ImportPage'), 'ImportPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/occupations',
      staticData: { title: 'Occupations' },
      validateSearch: uncheckedOccupation,
      component: lazyRouteComponent(() => import('./occupations/OccupationsPage'), 'OccupationsPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/locations',
      staticData: { title: 'Job locations' },
      component: lazyRouteComponent(() => import('./locations/LocationsPage'), 'LocationsPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/resources',
      staticData: { title: 'Job sites by country' },
      component: lazyRouteComponent(() => import('./resources/ResourcesPage'), 'ResourcesPage'),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/capture',
      staticData: { title: 'Capture posting' },
      validateSearch: uncheckedCapture,
      component: lazyRouteComponent(async () => {
        const { CapturePage } = await withFields(import('./job-capture/CapturePage'));
        return { default: () => createElement(CapturePage, { slots }) };
      }),
    }),
  ] as const;
}
