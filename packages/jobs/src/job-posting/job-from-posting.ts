import { type JobPosting, webAddress } from '@keepmark/contracts';
import { countryName } from '@keepmark/ui/words';
import type { JobValues } from '../job';
import { jobTypeOf } from '@keepmark/postings/job-type';
import { jobSourceOf } from '../vocabulary';
import { workplaceOfPosting } from '@keepmark/postings/workplace';
import { readableText } from './readable-text';

/** The values of a job from a posting. Unknown values stay empty. */
export function jobFromPosting(posting: JobPosting): JobValues {
  const { externalId, companyName, jobTitle, datePosted, location, city, state } = posting;
  return {
    externalId,
    companyName,
    jobTitle,
    datePosted,
    location,
    city,
    state,
    country: countryName(posting.country),
    latitude: posting.latitude,
    longitude: posting.longitude,
    workplace: workplaceOfPosting(posting),
    salary: posting.salary,
    // A feed may put anything here, and the saved link opens with one click.
    url: webAddress(posting.url) ?? '',
    jobType: jobTypeOf(posting.jobType),
    source: jobSourceOf(posting.source),
    description: readableText(posting.description),
  };
}
