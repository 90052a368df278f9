import { type JobType, jobTypes } from '@keepmark/contracts';

export const jobTypeLabels: Readonly<Record<JobType, string>> = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  temporary: 'Temporary',
};

/** Reads the job type of a feed ("Full-Time", "full_time"); empty if it isn't one of ours. */
export function jobTypeOf(text: string): JobType | '' {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return (
    jobTypes.find((type) => letters === type || letters === `${type}s`) ?? (letters === 'intern' ? 'internship' : '')
  );
}

/** The type of a search result that doesn't say which it is (specification, section 3). */
export const anyJobType = 'job';

/** The label of a job type; an unknown one as the feed wrote it, and none for one that says nothing. */
export function jobTypeText(text: string): string {
  if (text === anyJobType) return '';
  const known = jobTypeOf(text);
  return known === '' ? text : jobTypeLabels[known];
}
