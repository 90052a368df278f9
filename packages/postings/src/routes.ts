import type { SignedInRoute } from '@keepmark/app-shell';
import { unchecked } from '@keepmark/app-shell/lazy-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import type { CaptureUrl } from './capture/capture-request';
import type { JobSearchUrl } from './job-search';
import type { PostingsSlots } from './slots';

/** A lazy page that shows which postings are saved. */
const pageOfPostings = ({ loadSavedPostingsProvider }: PostingsSlots, load: () => Promise<ComponentType>) =>
  lazyRouteComponent(async () => {
    const [Page, SavedPostingsProvider] = await Promise.all([load(), loadSavedPostingsProvider()]);
    return { default: () => createElement(SavedPostingsProvider, null, createElement(Page)) };
  });

/** Postings: as a list, and on the map. Links name the term and the location. */
const searchRoutes = (signedIn: SignedInRoute, slots: PostingsSlots) => {
  const searchPage = pageOfPostings(slots, async () => (await import('./job-search/JobSearchPage')).JobSearchPage);
  const mapPage = pageOfPostings(slots, async () => (await import('./search-map/SearchMapPage')).SearchMapPage);
  return [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/search',
      staticData: { title: 'Job search' },
      validateSearch: unchecked<JobSearchUrl>(),
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/search/$state/$city',
      staticData: { title: 'Job search' },
      validateSearch: unchecked<JobSearchUrl>(),
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/searchterm/$term',
      staticData: { title: 'Job search' },
      validateSearch: unchecked<JobSearchUrl>(),
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/searchtermlocation/$state/$city/$term',
      staticData: { title: 'Job search' },
      validateSearch: unchecked<JobSearchUrl>(),
      component: searchPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/map/search',
      staticData: { title: 'Job search map' },
      validateSearch: unchecked<JobSearchUrl>(),
      component: mapPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/jobs/map/search/$state/$city',
      staticData: { title: 'Job search map' },
      validateSearch: unchecked<JobSearchUrl>(),
      component: mapPage,
    }),
  ] as const;
};

/** The capture screen, loaded with the form for what it finds. */
const capturePage = ({ loadCapturedJobForm }: PostingsSlots) =>
  lazyRouteComponent(async () => {
    const [{ CapturePage }, JobForm] = await Promise.all([import('./capture/CapturePage'), loadCapturedJobForm()]);
    return { default: () => createElement(CapturePage, { JobForm }) };
  });

/** What else helps to find postings. */
const guideRoutes = (signedIn: SignedInRoute, slots: PostingsSlots) =>
  [
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/capture',
      staticData: { title: 'Capture posting' },
      validateSearch: unchecked<CaptureUrl>(),
      component: capturePage(slots),
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/job/occupations',
      staticData: { title: 'Occupations' },
      validateSearch: unchecked<{ code?: string }>(),
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
      component: lazyRouteComponent(() => import('./job-sites/ResourcesPage'), 'ResourcesPage'),
    }),
  ] as const;

/** The routes for finding postings. Every page is lazy. */
export const createPostingsRoutes = (signedIn: SignedInRoute, slots: PostingsSlots) =>
  [...searchRoutes(signedIn, slots), ...guideRoutes(signedIn, slots)] as const;
