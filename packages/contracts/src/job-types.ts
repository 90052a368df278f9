// In a file of their own: a screen that names them does not load the schemas of the job search.
export const jobTypes = ['fulltime', 'parttime', 'contract', 'internship', 'temporary'] as const;
export type JobType = (typeof jobTypes)[number];
