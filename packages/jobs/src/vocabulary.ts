/** Where a job was found (specification, section 9). */
export const jobSources = ['online', 'onsite', 'indeed', 'linked-in', 'adzuna', 'referral', 'other'] as const;
export type JobSource = (typeof jobSources)[number];
export const defaultJobSource: JobSource = 'online';

/** How an application was submitted (specification, section 9). */
export const submissionMethods = ['online', 'onsite', 'indeed', 'linked-in', 'email', 'adzuna', 'other'] as const;
export type SubmissionMethod = (typeof submissionMethods)[number];

const channelLabels = {
  online: 'Online',
  onsite: 'On-site',
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

/** Reads the name of a feed as a source; "online" if it isn't one of ours. */
export function jobSourceOf(text: string): JobSource {
  const known = text.trim().toLowerCase();
  return jobSources.find((source) => source === known) ?? defaultJobSource;
}
