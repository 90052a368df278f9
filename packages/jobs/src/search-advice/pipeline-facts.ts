import { calendarDayOf, plural } from '@keepmark/ui/words';
import { dueJobs } from '../desk/due';
import { type JobEvents, quietJobs } from '../desk/quiet';
import { applicationsByWeek, responseRate, type WeekCount, withHistories } from '../insights/insight-rules';
import type { JobStatus } from '../job-status';
import type { Job } from '../job-table';

/** How many weeks of applications are shown, this week included. */
const weekCount = 4;

/** What the saved jobs say about a search. */
export interface PipelineFacts {
  readonly saved: number;
  /** Not started, or in progress and not sent. */
  readonly notSent: number;
  /** Applications in the last four weeks, this week last. */
  readonly weeks: readonly WeekCount[];
  readonly applied: number;
  readonly answered: number;
  readonly interviews: number;
  readonly offers: number;
  /** Without a reply for `quietAfterDays` days. */
  readonly quiet: number;
  readonly quietAfterDays: number;
  /** Follow-ups that are due today or overdue. */
  readonly due: number;
}

export function pipelineFacts(
  jobs: readonly Job[],
  eventsOf: JobEvents,
  quietAfterDays: number,
  now: Date,
): PipelineFacts {
  const all = withHistories(jobs, eventsOf);
  const { n, answered } = responseRate(all);
  const { overdue, today } = dueJobs(jobs, calendarDayOf(now));
  const count = (...statuses: JobStatus[]) => jobs.filter(({ status }) => statuses.includes(status)).length;
  return {
    saved: jobs.length,
    notSent: count('application-not-started', 'application-in-progress'),
    weeks: applicationsByWeek(jobs, now, weekCount),
    applied: n,
    answered,
    interviews: count('interview-requested', 'interview-scheduled', 'interview-in-progress'),
    offers: count('offer-pending'),
    quiet: quietJobs(jobs, eventsOf, quietAfterDays, now).length,
    quietAfterDays,
    due: overdue.length + today.length,
  };
}

/** Something to do next, and the screen to do it on. */
export interface NextStep {
  readonly text: string;
  readonly to: '/work' | '/jobs/list' | '/jobs/search' | '/jobs/applications' | '/offers' | '/resumes';
  readonly label: string;
}

/** Fewer replies than this share of the applications suggest a look at what is sent. */
const fewReplies = 0.1;
const enoughApplications = 10;

/** What to do next, most urgent first. Never empty. */
export function nextSteps(facts: PipelineFacts): NextStep[] {
  const { saved, notSent, weeks, applied, answered, interviews, offers, quiet, due } = facts;
  const thisWeek = weeks.at(-1)?.applications ?? 0;
  const steps: (NextStep | false)[] = [
    offers > 0 && {
      text: `Answer your ${offers === 1 ? 'offer' : plural(offers, 'offer')}. First compare what is left after tax, prices, and rent.`,
      to: '/offers',
      label: offers > 1 ? 'Compare offers' : 'See offers',
    },
    due > 0 && { text: `${plural(due, 'follow-up')} due. Write today.`, to: '/work', label: 'See follow-ups' },
    interviews > 0 && {
      text: `Prepare for ${plural(interviews, 'interview')}: three stories and three questions each.`,
      to: '/jobs/applications',
      label: 'See applications',
    },
    quiet > 0 && {
      text: `${plural(quiet, 'application')} with no reply for ${facts.quietAfterDays} days. Follow up once, or close ${quiet === 1 ? 'it' : 'them'}.`,
      to: '/work',
      label: 'See what went quiet',
    },
    applied >= enoughApplications &&
      answered / applied < fewReplies && {
        text: `${answered.toLocaleString('en')} of ${applied.toLocaleString('en')} applications got a reply. Fit your résumé to each posting before you send the next one.`,
        to: '/resumes',
        label: 'See résumés',
      },
    notSent > 0 && {
      text: `${plural(notSent, 'saved job')} to apply for${thisWeek === 0 ? ', and no application this week' : ''}. Start with the newest posting.`,
      to: '/jobs/list',
      label: 'See jobs',
    },
    notSent === 0 && {
      text:
        saved === 0 ? 'Save a few jobs worth a second look.' : 'No saved jobs left to apply for. Search for new ones.',
      to: '/jobs/search',
      label: 'Search jobs',
    },
  ];
  return steps.filter((step) => step !== false);
}

/** The figures as lines for a prompt. They name no employer. */
export function factsText(facts: PipelineFacts): string {
  const { saved, notSent, weeks, applied, answered, interviews, offers, quiet, quietAfterDays, due } = facts;
  return [
    `Saved jobs: ${saved}, not applied for yet: ${notSent}`,
    `Applications: ${applied}, with a reply: ${answered}`,
    `Applications in the last ${weekCount} weeks, this week last: ${weeks.map((week) => week.applications).join(', ')}`,
    `Interviews in progress: ${interviews}, offers: ${offers}`,
    `No reply for ${quietAfterDays} days: ${quiet}, follow-ups due: ${due}`,
  ].join('\n');
}
