import type { IconName } from '@keepmark/ui';
import { completeStatuses, type JobStatus } from './job-status';

/** A part of the way to a job: the columns of the board and the colors of statuses. */
export interface JobStage {
  readonly id: 'to-apply' | 'submitted' | 'interview' | 'offer' | 'complete';
  readonly label: string;
  /** In order. The first one is the status of a job added to this stage. */
  readonly statuses: readonly JobStatus[];
  readonly color: string;
  /** Drawn on the color. */
  readonly onColor: string;
}

/**
 * The five stages with their colors, from the palette of Okabe and Ito ("Color Universal Design", 2008,
 * jfly.uni-koeln.de/color), which people with any kind of color blindness can tell apart. The gray
 * is ours: the one of R's version (`palette.colors("Okabe-Ito")`) is close to the green without green cones.
 */
export const jobStages: readonly JobStage[] = [
  {
    id: 'to-apply',
    label: 'To apply',
    statuses: ['application-not-started', 'application-in-progress'],
    color: '#56b4e9',
    onColor: '#000000',
  },
  {
    id: 'submitted',
    label: 'Submitted',
    statuses: ['application-submitted'],
    color: '#0072b2',
    onColor: '#ffffff',
  },
  {
    id: 'interview',
    label: 'Interview',
    statuses: ['interview-requested', 'interview-scheduled', 'interview-in-progress'],
    color: '#e69f00',
    onColor: '#000000',
  },
  { id: 'offer', label: 'Offer', statuses: ['offer-pending'], color: '#009e73', onColor: '#000000' },
  { id: 'complete', label: 'Complete', statuses: completeStatuses, color: '#666666', onColor: '#ffffff' },
];

const stageOfStatus = new Map(jobStages.flatMap((stage) => stage.statuses.map((status) => [status, stage] as const)));

export function stageOf(status: JobStatus): JobStage {
  const stage = stageOfStatus.get(status);
  if (!stage) throw new RangeError(`The status "${status}" is in no stage.`);
  return stage;
}

/** An icon for each status, so that no status is told apart by its color alone. */
export const statusIcons: Readonly<Record<JobStatus, IconName>> = {
  'application-not-started': 'bookmark',
  'application-in-progress': 'pencil',
  'application-submitted': 'send',
  'application-no-response': 'clock',
  'rejected-before-interview': 'circle-x',
  'interview-requested': 'mail',
  'interview-scheduled': 'calendar-event',
  'interview-in-progress': 'message',
  'rejected-after-interview': 'x',
  'offer-pending': 'star',
  'offer-rejected': 'arrow-back-up',
  'offer-accepted': 'check',
  'filled-or-canceled': 'player-stop',
  archived: 'archive',
};
