import type { JobStatus } from '../job-status';
import { appliedOf, type JobWithHistory } from './insight-rules';

/** The stages of an application, in order, and its possible outcomes. */
const stages = ['Applied', 'Interview', 'Offer'] as const;
const ends = ['Accepted', 'Declined', 'Rejected', 'No response', 'Canceled', 'Archived', 'Waiting'] as const;
type Stage = (typeof stages)[number];
type End = (typeof ends)[number];

export interface FlowLink {
  readonly from: Stage;
  readonly to: Stage | End;
  /** How many applications took this path. */
  readonly count: number;
}

const stageOf: Partial<Record<JobStatus, Stage>> = {
  'interview-requested': 'Interview',
  'interview-scheduled': 'Interview',
  'interview-in-progress': 'Interview',
  // A rejection after an interview means there was one, and an answer to an offer means there was an offer.
  'rejected-after-interview': 'Interview',
  'offer-pending': 'Offer',
  'offer-rejected': 'Offer',
  'offer-accepted': 'Offer',
};

const endOf: Partial<Record<JobStatus, End>> = {
  'offer-accepted': 'Accepted',
  'offer-rejected': 'Declined',
  'rejected-before-interview': 'Rejected',
  'rejected-after-interview': 'Rejected',
  'application-no-response': 'No response',
  'filled-or-canceled': 'Canceled',
  archived: 'Archived',
};

/** The stages that an application reached, always in the same order, and where it stands now. */
function pathOf({ job, steps }: JobWithHistory): readonly [...Stage[], End] {
  const passed = new Set(steps.map(({ status }) => stageOf[status]));
  return [...stages.filter((stage) => stage === 'Applied' || passed.has(stage)), endOf[job.status] ?? 'Waiting'];
}

/** How many applications went from each stage to the next or to an outcome. Links without applications are omitted. */
export function applicationFlow(all: readonly JobWithHistory[]): FlowLink[] {
  const counts = new Map<string, number>();
  for (const one of appliedOf(all)) {
    const path = pathOf(one);
    for (let index = 0; index + 1 < path.length; index += 1) {
      const key = `${path[index]}>${path[index + 1]}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return stages.flatMap((from) =>
    [...stages, ...ends].flatMap((to) => {
      const count = counts.get(`${from}>${to}`);
      return count === undefined ? [] : [{ from, to, count }];
    }),
  );
}
