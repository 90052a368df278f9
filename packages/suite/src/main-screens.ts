import type { RoutePath } from './router';

/** A screen whose code the browser fetches while the page itself still loads. */
interface MainScreen {
  readonly path: RoutePath;
  /** The ends of the paths of its modules. */
  readonly modules: readonly string[];
  /** The site where it has these modules, when the other one has its own. */
  readonly variant?: 'jobs' | 'places';
}

/** The screens that people open most. Each adds the names of its files to every page of a site. */
export const mainScreens: readonly MainScreen[] = [
  {
    path: '/places',
    modules: ['suite/src/landing/JobsLandingPage.tsx'],
    variant: 'jobs',
  },
  { path: '/places', modules: ['places/src/landing/PlacesLanding.tsx'], variant: 'places' },
  { path: '/jobs/list', modules: ['jobs/src/job-list/JobListPage.tsx'] },
  { path: '/job/edit/$internalId', modules: ['jobs/src/job-page/JobPage.tsx'] },
  {
    path: '/companies',
    modules: ['companies/src/company-list/CompanyListPage.tsx', 'jobs/src/company-jobs/UnsavedCompanies.tsx'],
  },
  { path: '/resumes', modules: ['resumes/src/resume-list/ResumeListPage.tsx'] },
  { path: '/interviews', modules: ['interviews/src/interview-list/InterviewListPage.tsx'] },
  { path: '/work', modules: ['jobs/src/desk/DeskPage.tsx'] },
];

/** What every screen of a signed-in person needs beside the page's own script. */
export const signedInModules: readonly string[] = ['suite/src/router.ts'];

/** What they load once the screen is there. */
export const afterFirstScreenModules: readonly string[] = [
  'app-shell/src/screens/ErrorScreen.tsx',
  'auth/src/firebase-adapter.ts',
];
