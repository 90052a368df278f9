import {
  type AppContext,
  createAccountRoutes,
  createAppRoot,
  createPublicRoutes,
  createSignedInRoute,
} from '@keepmark/app-shell';
import type { SiteRouter } from '@keepmark/app-shell/start';
import { createAssistantRoutes } from '@keepmark/assistant';
import { createCareerRoutes } from '@keepmark/career';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createContactsRoutes } from '@keepmark/contacts';
import { createGeographyRoutes } from '@keepmark/geography';
import { createInterviewsRoutes } from '@keepmark/interviews';
import { createJobsRoutes } from '@keepmark/jobs';
import { createPlacesRoutes } from '@keepmark/places';
import { createPostingsRoutes } from '@keepmark/postings';
import { createResumesRoutes } from '@keepmark/resumes';
import { createSubscriptionsRoutes } from '@keepmark/subscriptions';
import { createSyncRoutes } from '@keepmark/sync/routes';
import {
  calendarSources,
  CompanyField,
  connections,
  ContactDetails,
  createVersion,
  DeskInterviews,
  DeskOffers,
  DeskPlans,
  findJob,
  interviewDates,
  JobAssistance,
  JobDetails,
  JobLink,
  JobPay,
  JobPicker,
  Landing,
  LetterField,
  loadCapturedJobForm,
  loadSavedPostingsProvider,
  OtherMaps,
  PlaceDetails,
  preloadLanding,
  ProfilePlan,
  releaseResumes,
  ResumeField,
  ResumeJobs,
  savedCities,
  SentDocuments,
  UnsavedCompanies,
} from './slots';

/** Builds a new tree of every screen. Routers that share a tree would share its cache. */
export function createRouteTree() {
  const root = createAppRoot();
  const ofJob = { JobAssistance, JobDetails, JobPay, SentDocuments };
  const ofDesk = { calendarSources, DeskInterviews, DeskOffers, DeskPlans };
  const jobParts = { CompanyField, interviewDates, LetterField, OtherMaps, ResumeField, ...ofDesk, ...ofJob };
  const postingParts = { loadCapturedJobForm: () => loadCapturedJobForm(jobParts), loadSavedPostingsProvider };
  const resumeParts = { createVersion, findJob, JobLink, JobPicker, release: releaseResumes, ResumeJobs };
  const syncParts = { loadSync: async (app: AppContext) => (await import('./sync')).loadSync(app) };
  const signedIn = createSignedInRoute(root);
  return root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createAccountRoutes(signedIn, { ProfilePlan }),
      ...createAssistantRoutes(signedIn),
      ...createCareerRoutes(signedIn),
      ...createCompaniesRoutes(signedIn, { connections, UnsavedCompanies }),
      ...createContactsRoutes(signedIn, { ContactDetails }),
      ...createGeographyRoutes(signedIn, { savedCities }),
      ...createInterviewsRoutes(signedIn),
      ...createJobsRoutes(signedIn, jobParts),
      ...createPlacesRoutes(signedIn, { Landing, PlaceDetails, preloadLanding }),
      ...createPostingsRoutes(signedIn, postingParts),
      ...createResumesRoutes(signedIn, resumeParts),
      ...createSubscriptionsRoutes(signedIn),
      ...createSyncRoutes(signedIn, syncParts),
    ]),
  ]);
}

type Router = SiteRouter<ReturnType<typeof createRouteTree>>;

/** The path of every screen. */
export type RoutePath = keyof Router['routesByPath'];

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
