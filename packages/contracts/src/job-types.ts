// In their own file, so that a screen that shows them doesn't load the schemas of the job search.
export const jobTypes = ['fulltime', 'parttime', 'contract', 'internship', 'temporary'] as const;
export type JobType = (typeof jobTypes)[number];
