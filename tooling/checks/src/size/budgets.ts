/** How much JavaScript a screen may load the first time, everything included. */
export interface Budget {
  readonly name: string;
  readonly site: 'jobs-site' | 'places-site';
  /** Compressed with brotli; 1 kB is 1000 bytes. */
  readonly limitKb: number;
  /** Each is a request of its own. */
  readonly limitFiles?: number;
  /** The page's entry and the screen's lazy modules, by their names in the site's build. */
  readonly modules: readonly string[];
  /** Chunks of workers, by their names: they aren't in the manifest of the build. */
  readonly workerChunks?: readonly string[];
  /** A prerendered page whose picture and total weight count, too: `pageWeight`. */
  readonly page?: { readonly path: string; readonly limitPictureKb: number; readonly limitTotalKb: number };
  /** Whether it must load no code of any feature. */
  readonly isFeatureless?: boolean;
}

const shell = '../../packages/app-shell/src';
const routes = '../../packages/suite/src/router.ts';

const homeKb = 110;
const homePage = { path: 'index.html', limitPictureKb: 25, limitTotalKb: 180 };
/**
 * Every screen of a signed-in user also loads the routes, the store and the query client. 1 kB saves and shows snapshots;
 * 1 kB describes a job, so that the list of companies does without the 11 kB that write one. Up to 0.3 kB of each screen
 * depends on the hashes in file names, so a limit leaves that much room: the same source must not pass here and fail there.
 * 1 kB keeps what people delete, and starts sync where it is on.
 */
const shellKb = homeKb + 55.2;
const signedInShell = ['index.html', routes] as const;

const siteNames = { 'jobs-site': 'Keepmark Jobs', 'places-site': 'Keepmark Places' } as const;

/** A screen that people open most, with what its browser loads for a signed-in person. */
const screenOf = (site: Budget['site'], path: string, limitKb: number, ...modules: string[]): Budget => ({
  name: `${siteNames[site]}, ${path}, signed in`,
  site,
  limitKb,
  limitFiles: 15,
  modules: [
    ...signedInShell,
    '../../packages/auth/src/firebase-adapter.ts',
    ...modules.map((module) => `../../packages/${module}`),
  ],
});

const mainScreen = (path: string, limitKb: number, ...modules: string[]): Budget =>
  screenOf('jobs-site', path, limitKb, ...modules);

// 0.5 kB of each draws the icons of rows in place, so that a key in a filter changes the rows sooner. Up to 2 kB prints all
// rows of a list, keeps the focus out from under bars, and hands over what was pressed on a snapshot. 1 kB finds what is
// saved whatever its case and accents, in lists and in pickers. 1 kB of a list is its compact header on a phone.
const mainScreens = [
  // 8 kB of it freezes what was sent in the same step in which a job becomes applied. 1 kB is for deadlines and tags,
  // and 0.7 kB keeps the next steps of a job together with it.
  mainScreen('/jobs/list', 225.3, 'jobs/src/job-list/JobListPage.tsx'),
  // 2 kB of it follows what another tab changes while a text is edited in place. The checklist of next steps loads later.
  mainScreen('/job/edit', 249, 'jobs/src/job-page/JobPage.tsx'),
  // 2 kB of it and of the desk shows next steps that are due, and checks them off.
  mainScreen('/places', 236.6, 'suite/src/landing/JobsLandingPage.tsx'),
  // 1 kB of it offers to save the companies of jobs.
  mainScreen(
    '/companies',
    226.9,
    'companies/src/company-list/CompanyListPage.tsx',
    'jobs/src/company-jobs/UnsavedCompanies.tsx',
  ),
  // 0.3 kB of it shows how its photos arrive from other devices.
  mainScreen('/resumes', 258.9, 'resumes/src/resume-list/ResumeListPage.tsx'),
  // 0.5 kB of it opens Recently deleted and guesses old encodings of files.
  mainScreen('/interviews', 231.3, 'interviews/src/interview-list/InterviewListPage.tsx'),
  mainScreen('/work', 213.2, 'jobs/src/desk/DeskPage.tsx'),
  screenOf('places-site', '/places', 279.8, 'places/src/landing/PlacesLanding.tsx'),
];

export const budgets: readonly Budget[] = [
  {
    name: 'Keepmark Jobs, home, signed out',
    site: 'jobs-site',
    limitKb: homeKb,
    modules: ['index.html', `${shell}/home/JobsHome.tsx`],
    page: homePage,
    isFeatureless: true,
  },
  {
    name: 'Keepmark Places, home, signed out',
    site: 'places-site',
    limitKb: homeKb,
    modules: ['index.html', `${shell}/home/PlacesHome.tsx`],
    page: homePage,
    isFeatureless: true,
  },
  {
    name: 'Keepmark Jobs, /privacy, signed out',
    site: 'jobs-site',
    // It describes every call, so it grows with each feature. 0.2 kB draws the icons of rows in place.
    limitKb: homeKb + 3,
    modules: ['index.html', `${shell}/legal/PrivacyPage.tsx`],
    isFeatureless: true,
  },
  { name: 'Keepmark Jobs, shell, signed in', site: 'jobs-site', limitKb: shellKb, modules: signedInShell },
  { name: 'Keepmark Places, shell, signed in', site: 'places-site', limitKb: shellKb, modules: signedInShell },
  ...mainScreens,
  // Fonts come as files of their own.
  { name: 'Keepmark Jobs, writing a PDF', site: 'jobs-site', limitKb: 140, modules: [], workerChunks: ['write-pages'] },
];
