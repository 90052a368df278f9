import { defineSite } from '../site';
import logo from './jobs-logo.svg?raw';

/** The brand and menu of Keepmark Jobs. It's here because either site can be served as the other variant. */
export const jobsSite = defineSite({
  variant: 'jobs',
  isWorkSite: false,
  siteName: 'Keepmark Jobs',
  aboutSiteText:
    'Search real job postings, save the ones worth applying for, and track every application from saved to accepted.',
  title: 'Keepmark Jobs: find jobs and track your applications',
  description:
    'A toolkit for job seekers: search postings, save the good ones, and track applications, companies, contacts, interviews, and résumés in one place.',
  keywords: ['Job Search', 'Job Application Tracker', 'Interview Tracker', 'Resume Manager', 'Career Help'],
  logo,
  menu: [
    { path: '/jobs/search', label: 'Job Search', icon: 'search', displayTopMobile: true, needsConnection: true },
    { path: '/jobs/list', label: 'Jobs', icon: 'briefcase', displayTopMobile: true },
    { path: '/companies', label: 'Companies', icon: 'building', displayTopMobile: true },
    { path: '/resumes', label: 'Resumes', icon: 'file-text', displayTopMobile: true },
    { path: '/interviews', label: 'Interviews', icon: 'calendar-event', displayTopMobile: false },
    { path: '/jobs/applications', label: 'Applications', icon: 'clipboard-list', displayTopMobile: false },
    { path: '/contacts', label: 'Contacts', icon: 'users', displayTopMobile: false },
    {
      path: '/career/counseling',
      label: 'Career Counseling',
      icon: 'compass',
      displayTopMobile: false,
      needsConnection: true,
    },
    { path: '/places', label: 'Places', icon: 'map-pin', displayTopMobile: false, otherScreen: '/places' },
    { path: '/place/groups', label: 'Place Groups', icon: 'folder', displayTopMobile: false },
    { path: '/cities', label: 'Cities', icon: 'building-skyscraper', displayTopMobile: false, needsConnection: true },
    { path: '/location/from', label: 'Location', icon: 'current-location', displayTopMobile: false },
    { path: '/settings', label: 'Settings', icon: 'settings', displayTopMobile: true },
    { path: '/resources', label: 'Resources', icon: 'world', displayTopMobile: false, needsConnection: true },
    { path: '/subscribe', label: 'Subscribe', icon: 'credit-card', displayTopMobile: false, needsConnection: true },
  ],
  shareTarget: '/job/capture',
  home: () => import('../home/JobsHome'),
});
