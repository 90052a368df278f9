import { type JobType, jobTypes } from '@keepmark/contracts';

/** Where a job was found (specification, section 9). */
export const jobSources = ['online', 'onsite', 'indeed', 'linked-in', 'adzuna', 'referral', 'other'] as const;
export type JobSource = (typeof jobSources)[number];
export const defaultJobSource: JobSource = 'online';

/** How an application was submitted (specification, section 9). */
export const submissionMethods = ['online', 'onsite', 'indeed', 'linked-in', 'email', 'adzuna', 'other'] as const;
export type SubmissionMethod = (typeof submissionMethods)[number];

export const jobTypeLabels: Readonly<Record<JobType, string>> = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
};

const channelLabels = {
  online: 'Online',
  onsite: 'On-Site',
  indeed: 'Indeed',
  'linked-in': 'LinkedIn',
  adzuna: 'Adzuna',
  other: 'Other',
} as const;

export const jobSourceLabels: Readonly<Record<JobSource, string>> = { ...channelLabels, referral: 'Referral' };
export const submissionMethodLabels: Readonly<Record<SubmissionMethod, string>> = { ...channelLabels, email: 'Email' };

export function isSubmissionMethod(value: unknown): value is SubmissionMethod {
  return submissionMethods.some((method) => method === value);
}

/** Reads the job type of a feed ("Full-Time", "full_time"); empty if it isn't one of ours. */
export function jobTypeOf(text: string): JobType | '' {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return (
    jobTypes.find((type) => letters === type || letters === `${type}s`) ?? (letters === 'intern' ? 'internship' : '')
  );
}

/** Reads the name of a feed as a source; "online" if it isn't one of ours. */
export function jobSourceOf(text: string): JobSource {
  const known = text.trim().toLowerCase();
  return jobSources.find((source) => source === known) ?? defaultJobSource;
}

/** The label of a job type; an unknown one as the feed wrote it. */
export function jobTypeText(text: string): string {
  const known = jobTypeOf(text);
  return known === '' ? text : jobTypeLabels[known];
}
