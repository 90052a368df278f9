import type { JobStatus } from '../job-status';

export interface Phase {
  readonly title: string;
  /** One or two sentences of advice. */
  readonly about: string;
  readonly steps: readonly string[];
  /** The screen that helps with it. */
  readonly help?: {
    readonly to: '/job/search/assistant/{-$jobId}' | '/job/search/coach/{-$jobId}';
    readonly label: string;
  };
  /** The statuses of jobs at this stage. */
  readonly statuses: readonly JobStatus[];
}

/** The stages from a saved job to an accepted offer. */
export const phases: readonly Phase[] = [
  {
    title: 'Save',
    about: 'Save every job that is worth a second look. You can decide later.',
    steps: [
      'Save postings from the search, paste a link, or add a job yourself.',
      'Delete the ones you wouldn’t take. A few strong applications get more replies than many weak ones.',
    ],
    help: { to: '/job/search/assistant/{-$jobId}', label: 'Job search assistant' },
    statuses: ['application-not-started'],
  },
  {
    title: 'Prepare and apply',
    about: 'Tailor your résumé to the posting and apply within a few days. Early applications are read more often.',
    steps: [
      'Open “Prepare” on a saved job: a checklist from the posting to the letter.',
      'Copy the posting into the job. It may be gone before your interview.',
      'Use the words of the posting in your résumé wherever they are true.',
      'Use “Apply” to record the date, the method, and the résumé you sent.',
    ],
    statuses: ['application-in-progress', 'application-submitted'],
  },
  {
    title: 'Follow up',
    about: 'Silence is common and rarely about you. A friendly message after a week or two is welcome.',
    steps: [
      'Set a follow-up date when you apply.',
      'Follow up once. Then close the application with no response and move on.',
    ],
    help: { to: '/job/search/coach/{-$jobId}', label: 'Job search coach' },
    statuses: ['application-no-response', 'rejected-before-interview'],
  },
  {
    title: 'Interview',
    about: 'Prepare examples of what you’ve done and questions to ask.',
    steps: [
      'Confirm the time, who will be there, and how you’ll meet.',
      'Write down their questions the same day.',
      'Send a thank-you note within a day.',
    ],
    statuses: ['interview-requested', 'interview-scheduled', 'interview-in-progress', 'rejected-after-interview'],
  },
  {
    title: 'Offer',
    about: 'Now is the time to negotiate. Ask for the offer in writing and for time to think it over.',
    steps: [
      'Compare salary, commute, and start date with your other applications.',
      'Answer by their deadline, and withdraw your other open applications.',
    ],
    statuses: ['offer-pending', 'offer-rejected', 'offer-accepted'],
  },
];
