import { defineSite } from '../site';

/** A small site for tests. */
export const testSite = defineSite({
  variant: 'jobs',
  isWorkSite: false,
  siteName: 'Keepmark Test',
  aboutSiteText: 'A site that exists in tests only.',
  title: 'Keepmark Test',
  description: 'A site that exists in tests only.',
  keywords: ['Test'],
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"></svg>',
  menu: [
    { path: '/jobs/search', label: 'Job Search', icon: 'search', displayTopMobile: true },
    { path: '/settings', label: 'Settings', icon: 'settings', displayTopMobile: true },
  ],
  home: async () => ({ default: () => 'Home of the test site' }),
});
