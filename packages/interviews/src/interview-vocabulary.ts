/** The stored types of interviews (specification, section 9). `video` is accepted and shown as Video. */
export const interviewTypes = ['Phone', 'video', 'Video', 'On-Site'] as const;
export type StoredInterviewType = (typeof interviewTypes)[number];

/** The types to choose from. */
export const shownInterviewTypes = ['Phone', 'Video', 'On-Site'] as const;
export type InterviewType = (typeof shownInterviewTypes)[number];

export const shownInterviewType = (type: StoredInterviewType): InterviewType => (type === 'video' ? 'Video' : type);

/** Statuses of an interview (specification, section 4). */
export const interviewStatuses = ['TBD', 'Scheduled', 'Completed', 'Cancelled', 'Rescheduled'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** How an interview ended. */
export const interviewOutcomes = ['waiting', 'next-round', 'offer', 'rejected', 'withdrew'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

export const outcomeLabels: Readonly<Record<InterviewOutcome, string>> = {
  waiting: 'Waiting to hear back',
  'next-round': 'Next round',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrew: 'I withdrew',
};

/** Lengths to choose from, in minutes. */
export const durations = [15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480] as const;

/** "45 minutes", "1 hour", "1 hour 30 minutes". */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ];
  return parts.filter(Boolean).join(' ') || '0 minutes';
}
