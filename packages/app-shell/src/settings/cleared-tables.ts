/** What "clear all" empties (specification, section 4), a job's events and a résumé's sections with it. */
export const clearedTables: readonly string[] = [
  'companies',
  'jobs',
  'job_events',
  'interviews',
  'resumes',
  'resume_experience',
  'resume_education',
  'resume_skills',
  'settings',
];
