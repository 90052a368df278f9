import { defineSite } from '../site';
import logoUrl from './jobs-logo.svg';

/** Keepmark Jobs: brand and menu. It lives here because either site can be served as the other variant. */
export const jobsSite = defineSite({
  variant: 'jobs',
  isWorkSite: false,
  siteName: 'Keepmark Jobs',
  aboutSiteText:
    'Search real job postings, keep the ones worth applying for, and track every application from saved to accepted.',
  title: 'Keepmark Jobs: search, keep and track your applications',
  description:
    'A toolkit for job seekers: search postings, keep the good ones, and track applications, companies, contacts, interviews and résumés in one place.',
  keywords: ['Job Search', 'Job Application Tracker', 'Interview Tracker', 'Resume Manager', 'Career Help'],
  logoUrl,
  menu: [],
  home: () => import('../home/JobsHome'),
});
