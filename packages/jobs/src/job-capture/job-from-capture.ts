import { type CapturedPosting, webAddress } from '@keepmark/contracts';
import { countryName, dayOf } from '@keepmark/ui/words';
import { emptyJobForm, type JobFormValues } from '../job-form/job-form';
import { defaultJobSource, type JobSource } from '../vocabulary';
import { readableText } from '../job-posting/readable-text';

const boards: readonly (readonly [RegExp, JobSource])[] = [
  [/(?:^|\.)linkedin\.com$/, 'linked-in'],
  [/(?:^|\.)indeed\.[a-z.]+$/, 'indeed'],
  [/(?:^|\.)adzuna\.[a-z.]+$/, 'adzuna'],
];

/** The job board that a posting's address is on; "online" for any other site. */
function sourceOf(address: string | undefined): JobSource {
  const host = address ? new URL(address).hostname : '';
  return boards.find(([pattern]) => pattern.test(host))?.[1] ?? defaultJobSource;
}

/** Who wrote about the posting, in one line, as people write it. */
const contactText = ({ contact }: CapturedPosting): string =>
  contact ? [contact.name, contact.email, contact.phone].filter(Boolean).join(', ') : '';

/** The form values for a captured posting. Details that weren't found are empty. */
export function formOfCapture(posting: CapturedPosting, today: string): JobFormValues {
  const degrees = (value: number | null) => (value === null ? '' : String(value));
  const location = posting.location || [posting.city, posting.state].filter(Boolean).join(', ');
  const closesOn = dayOf(posting.validThrough);
  const url = webAddress(posting.url);
  return {
    ...emptyJobForm,
    jobTitle: posting.jobTitle.slice(0, 300),
    companyName: posting.companyName.slice(0, 300),
    jobType: posting.jobType,
    workplace: posting.workplace ?? (posting.remote ? 'remote' : ''),
    salary: posting.salary.slice(0, 200),
    url: url ?? '',
    source: sourceOf(url),
    location: location || (posting.remote ? 'Remote' : ''),
    city: posting.city,
    state: posting.state,
    country: countryName(posting.country),
    latitude: degrees(posting.latitude),
    longitude: degrees(posting.longitude),
    datePosted: dayOf(posting.datePosted),
    contactInfo: contactText(posting).slice(0, 2000),
    deadline: closesOn >= today ? closesOn : '',
    description: readableText(posting.description).slice(0, 50_000),
  };
}
