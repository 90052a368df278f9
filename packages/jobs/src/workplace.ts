import {
  type JobPosting,
  linesOfHtml,
  type Workplace,
  workplaceInTitle,
  workplaceNamed,
  workplaceOf,
  workplaces,
} from '@keepmark/contracts';
import type { Job } from './job-table';

export const workplaceLabels: Readonly<Record<Workplace, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'On-site',
};

/** For a select: empty is unknown. */
export const workplaceOptions = workplaces.map((value) => ({ value, label: workplaceLabels[value] }));

/** Where the work of a saved job is done: as entered, or else as its location or title says; empty when unknown. */
export const workplaceOfJob = ({ workplace, location, jobTitle }: Pick<Job, 'workplace' | 'location' | 'jobTitle'>) =>
  workplace || (workplaceNamed(location) ?? workplaceInTitle(jobTitle) ?? '');

/** The workplace in words; empty when unknown, and where the location beside it says the same. */
export const workplaceText = ({ workplace, location }: Pick<Job, 'workplace' | 'location'>): string =>
  workplace === '' || workplaceNamed(location) === workplace ? '' : workplaceLabels[workplace];

const known = new WeakMap<JobPosting, Workplace | ''>();

/** Where the work of a posting is done; empty if it doesn't say. Its feed may know what its text leaves out. */
export function workplaceOfPosting(posting: JobPosting): Workplace | '' {
  let workplace = known.get(posting);
  if (workplace === undefined) {
    workplace = posting.workplace || workplaceOf({ ...posting, description: linesOfHtml(posting.description) });
    known.set(posting, workplace);
  }
  return workplace;
}
