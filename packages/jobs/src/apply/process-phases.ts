import type { JobStatus } from '../job-status';

export interface Phase {
  readonly title: string;
  /** What this phase is about, in one or two sentences. */
  readonly about: string;
  readonly steps: readonly string[];
  /** The statuses of the jobs that are in it. */
  readonly statuses: readonly JobStatus[];
}

/** The way from a saved job to an accepted offer. */
export const phases: readonly Phase[] = [
  {
    title: 'Save',
    about: 'Keep every job that is worth a second look. Deciding comes later.',
    steps: [
      'Keep postings from the search, by their address, or by hand.',
      'Throw out what you would not take: far fewer, better applications get more answers.',
    ],
    statuses: ['application-not-started'],
  },
  {
    title: 'Prepare and apply',
    about: 'Tailor the résumé to the posting and apply within days: early applications are read more often.',
    steps: [
      'Copy the posting into the job: postings vanish before the interview.',
      'Match your résumé to the words of the posting, where they are true.',
      'Record the date, the method and the résumé with “Apply”.',
    ],
    statuses: ['application-in-progress', 'application-submitted'],
  },
  {
    title: 'Follow up',
    about: 'Silence is common and seldom about you. One friendly message after one to two weeks is welcome.',
    steps: [
      'Set a day to follow up when you apply.',
      'Ask once, then close the application as not answered and go on.',
    ],
    statuses: ['application-no-response', 'rejected-before-interview'],
  },
  {
    title: 'Interview',
    about: 'Prepare examples of what you did, and questions of your own.',
    steps: [
      'Confirm the time, the people and how you will meet.',
      'Write down what was asked on the same day.',
      'Thank them within a day.',
    ],
    statuses: ['interview-requested', 'interview-scheduled', 'interview-in-progress', 'rejected-after-interview'],
  },
  {
    title: 'Offer',
    about: 'An offer is the moment to negotiate. Ask for it in writing and for the time to think.',
    steps: [
      'Compare salary, commute and start with your other applications.',
      'Answer by the day they named, and withdraw what is still open elsewhere.',
    ],
    statuses: ['offer-pending', 'offer-rejected', 'offer-accepted'],
  },
];
