import type { HomeContent } from './home-content';
import { picturesIn } from './pictures';

const picture = picturesIn(
  import.meta.glob<string>('./pictures/jobs-*.avif', { eager: true, query: '?url', import: 'default' }),
);

/** The text of the Keepmark Jobs home page. */
export const jobsHome: HomeContent = {
  headline: 'Know where every application stands',
  lead: 'Search real postings, save the good ones, and track each application from saved to accepted. One calm place instead of forty tabs and a spreadsheet.',
  facts: 'No password. No ads. What you save stays in your browser.',
  start: '/jobs/search',
  picture: picture(
    'jobs-list',
    'A list of saved jobs with the status of each, and totals for saved, applied, in progress, and complete.',
  ),
  stories: [
    {
      title: 'Search results that match what you asked for',
      text: 'Postings come straight from employers’ own job boards and open lists. Each one shows its location, its age, and a link to the source.',
      points: [
        '“Exact phrases”, -exclusions, and suggestions when you mistype',
        'Within 25 miles of Austin, remote in your country, or anywhere',
        'See which jobs you’ve saved, and save another in one click',
      ],
      picture: picture('jobs-search', 'Job search results next to an open posting.'),
    },
    {
      title: 'Every detail of every application',
      text: 'When and how you applied, the link to the posting, the cover letter you sent, your notes from the call. Half-finished forms survive a reload.',
      points: [
        'Fourteen statuses, from not started to offer accepted',
        'Totals that are always right: saved, applied, in progress, complete',
        'Made a mistake? Undo it in one click',
      ],
      picture: picture(
        'jobs-edit',
        'The page of one saved job with its status, application date, notes, posting, and history.',
      ),
    },
  ],
  promises: [
    {
      icon: 'lock',
      title: 'Private',
      text: 'What you save is in your browser, not on our server. We couldn’t read it if we wanted to.',
    },
    {
      icon: 'clock',
      title: 'Fast',
      text: 'Your lists open without a connection, even with thousands of jobs, even on a phone.',
    },
    {
      icon: 'current-location',
      title: 'Location matters',
      text: 'Compare cities, save the places that matter to you, and see where each job really is.',
    },
  ],
  invitation: 'Start with one job you like',
};
