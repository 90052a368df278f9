/** How much JavaScript a screen may load the first time, everything included. */
export interface Budget {
  readonly name: string;
  readonly site: 'jobs-site' | 'places-site';
  /** Compressed with brotli; 1 kB is 1000 bytes. */
  readonly limitKb: number;
  /** The page's entry and the screen's lazy modules, by their names in the site's build. */
  readonly modules: readonly string[];
  /** Chunks of workers, by their names: they aren't in the manifest of the build. */
  readonly workerChunks?: readonly string[];
  /** Whether it must load no code of any feature. */
  readonly isFeatureless?: boolean;
}

const shell = '../../packages/app-shell/src';
const routes = '../../packages/suite/src/router.ts';

const homeKb = 120;
/** Every screen of a signed-in user also loads the routes, the store and the query client. */
const shellKb = homeKb + 40;
const signedInShell = ['index.html', routes, `${shell}/signed-in/SignedInLayout.tsx`] as const;

export const budgets: readonly Budget[] = [
  {
    name: 'Keepmark Jobs, home, signed out',
    site: 'jobs-site',
    limitKb: homeKb,
    modules: ['index.html', `${shell}/home/JobsHome.tsx`],
    isFeatureless: true,
  },
  {
    name: 'Keepmark Places, home, signed out',
    site: 'places-site',
    limitKb: homeKb,
    modules: ['index.html', `${shell}/home/PlacesHome.tsx`],
    isFeatureless: true,
  },
  {
    name: 'Keepmark Jobs, /privacy, signed out',
    site: 'jobs-site',
    limitKb: homeKb,
    modules: ['index.html', `${shell}/legal/PrivacyPage.tsx`],
    isFeatureless: true,
  },
  { name: 'Keepmark Jobs, shell, signed in', site: 'jobs-site', limitKb: shellKb, modules: signedInShell },
  { name: 'Keepmark Places, shell, signed in', site: 'places-site', limitKb: shellKb, modules: signedInShell },
  {
    name: 'Keepmark Jobs, /jobs/list, signed in',
    site: 'jobs-site',
    // 8 kB of it freezes what was sent in the same step in which a job becomes applied.
    limitKb: 223,
    modules: [
      ...signedInShell,
      '../../packages/auth/src/firebase-adapter.ts',
      '../../packages/jobs/src/job-list/JobListPage.tsx',
    ],
  },
  // Fonts come as files of their own.
  { name: 'Keepmark Jobs, writing a PDF', site: 'jobs-site', limitKb: 140, modules: [], workerChunks: ['write-pages'] },
];
