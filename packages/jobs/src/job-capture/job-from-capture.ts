import { type CapturedPosting, webAddress } from '@keepmark/contracts';
import { countryName } from '../country-name';
import { emptyJobForm, type JobFormValues } from '../job-form/job-form';
import { dayOf } from '../job-dates';
import { readableText } from '../job-posting/readable-text';

/** What was found of a posting, as the form shows it before it is kept. What was not found is empty. */
export function formOfCapture(posting: CapturedPosting): JobFormValues {
  const degrees = (value: number | null) => (value === null ? '' : String(value));
  const place = posting.location || [posting.city, posting.state].filter(Boolean).join(', ');
  return {
    ...emptyJobForm,
    jobTitle: posting.jobTitle.slice(0, 300),
    companyName: posting.companyName.slice(0, 300),
    jobType: posting.jobType,
    salary: posting.salary.slice(0, 200),
    url: webAddress(posting.url) ?? '',
    location: place || (posting.remote ? 'Remote' : ''),
    city: posting.city,
    state: posting.state,
    country: countryName(posting.country),
    latitude: degrees(posting.latitude),
    longitude: degrees(posting.longitude),
    datePosted: dayOf(posting.datePosted),
    description: readableText(posting.description).slice(0, 50_000),
  };
}
