import { type JobType, jobTypes } from '@keepmark/contracts';

/** Where a job was found (specification, section 9). */
export const jobSources = ['online', 'onsite', 'indeed', 'linked-in', 'adzuna', 'referral', 'other'] as const;
export type JobSource = (typeof jobSources)[number];
export const defaultJobSource: JobSource = 'online';

/** How an application was handed in (specification, section 9). */
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
export const submissionMethodLabels: Readonly<Record<SubmissionMethod, string>> = { ...channelLabels, email: 'E-mail' };

export function isSubmissionMethod(value: unknown): value is SubmissionMethod {
  return submissionMethods.some((method) => method === value);
}

/** A feed's name for a kind of work ("Full-Time", "full_time") as one of ours; empty when it is none of them. */
export function jobTypeOf(text: string): JobType | '' {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return (
    jobTypes.find((type) => letters === type || letters === `${type}s`) ?? (letters === 'intern' ? 'internship' : '')
  );
}

/** A feed's name as one of our sources: postings come from the web unless the feed is a source of its own. */
export function jobSourceOf(text: string): JobSource {
  const known = text.trim().toLowerCase();
  return jobSources.find((source) => source === known) ?? defaultJobSource;
}

/** A kind of work as a person reads it, unknown ones as the feed wrote them. */
export function jobTypeText(text: string): string {
  const known = jobTypeOf(text);
  return known === '' ? text : jobTypeLabels[known];
}
