import { type JobPosting, linesOfHtml, type Workplace, workplaceOf, workplaces } from '@keepmark/contracts';

export const workplaceLabels: Readonly<Record<Workplace, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'On-site',
};

/** For a select: empty is unknown. */
export const workplaceOptions = workplaces.map((value) => ({ value, label: workplaceLabels[value] }));

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
