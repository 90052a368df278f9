import { type CapturedPosting, webAddress } from '@keepmark/contracts';
import { countryName, dayOf } from '@keepmark/ui/words';
import { emptyJobForm, type JobFormValues } from '../job-form/job-form';
import { readableText } from '../job-posting/readable-text';

/** The form values for a captured posting. Details that weren't found are empty. */
export function formOfCapture(posting: CapturedPosting): JobFormValues {
  const degrees = (value: number | null) => (value === null ? '' : String(value));
  const location = posting.location || [posting.city, posting.state].filter(Boolean).join(', ');
  return {
    ...emptyJobForm,
    jobTitle: posting.jobTitle.slice(0, 300),
    companyName: posting.companyName.slice(0, 300),
    jobType: posting.jobType,
    salary: posting.salary.slice(0, 200),
    url: webAddress(posting.url) ?? '',
    location: location || (posting.remote ? 'Remote' : ''),
    city: posting.city,
    state: posting.state,
    country: countryName(posting.country),
    latitude: degrees(posting.latitude),
    longitude: degrees(posting.longitude),
    datePosted: dayOf(posting.datePosted),
    description: readableText(posting.description).slice(0, 50_000),
  };
}
