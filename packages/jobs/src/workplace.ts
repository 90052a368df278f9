import { workplaceInTitle, workplaceNamed } from '@keepmark/contracts';
import { workplaceLabels } from '@keepmark/postings/workplace';
import type { Job } from './job-table';

/** Where the work of a saved job is done: as entered, or else as its location or title says; empty when unknown. */
export const workplaceOfJob = ({ workplace, location, jobTitle }: Pick<Job, 'workplace' | 'location' | 'jobTitle'>) =>
  workplace || (workplaceNamed(location) ?? workplaceInTitle(jobTitle) ?? '');

/** The workplace in words; empty when unknown, and where the location beside it says the same. */
export const workplaceText = ({ workplace, location }: Pick<Job, 'workplace' | 'location'>): string =>
  workplace === '' || workplaceNamed(location) === workplace ? '' : workplaceLabels[workplace];
