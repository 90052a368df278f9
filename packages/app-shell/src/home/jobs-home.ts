import type { HomeContent } from './home-content';
import { picture } from './pictures';

/** What the home page of Keepmark Jobs says. */
export const jobsHome: HomeContent = {
  headline: 'Know where every application stands',
  lead: 'Search real postings, keep the ones worth your time, and follow each from saved to accepted. One calm place instead of forty tabs and a spreadsheet.',
  facts: 'No password, no advertising. What you keep stays in your browser.',
  start: '/jobs/search',
  picture: picture(
    'jobs-list',
    'A list of kept jobs with the status of each, and counts of saved, applied, in progress and complete.',
  ),
  stories: [
    {
      title: 'Search that takes you at your word',
      text: 'Postings come straight from employers’ own boards and open lists, each with its place, its age and a link to the source.',
      points: [
        '“Quoted phrases” and -exclusions, and a hint when you mistype',
        'Within 25 miles of Austin, remote in your country, or anywhere',
        'What you have kept already is marked, and one press keeps the rest',
      ],
      picture: picture('jobs-search', 'Results of a job search beside an open posting.'),
    },
    {
      title: 'Every detail of an application, where you left it',
      text: 'When you applied and how, which link leads back, the cover letter you sent, what you noted after the call. Half-written forms survive a reload.',
      points: [
        'Fourteen stages, from not started to accepted',
        'Counts that are always right: saved, applied, in progress, complete',
        'Made a mistake? “Undo” is one press away',
      ],
      picture: picture(
        'jobs-edit',
        'The form of one kept job with its title, company, salary, status and day of application.',
      ),
    },
  ],
  promises: [
    {
      icon: 'lock',
      title: 'Yours alone',
      text: 'What you keep is in your browser, not on our server. We could not read it if we wanted to.',
    },
    {
      icon: 'clock',
      title: 'There at once',
      text: 'Lists open without waiting for a network, with thousands of jobs in them, on a phone too.',
    },
    {
      icon: 'current-location',
      title: 'Places belong to jobs',
      text: 'Compare cities, keep the places that matter to you, and see a posting for where it really is.',
    },
  ],
  invitation: 'Start with one posting that you like',
};
