import { type CapturedPosting, webAddress } from '@keepmark/contracts';
import { countryName, dayOf, formatDay } from '@keepmark/ui/words';
import { emptyJobForm, type JobFormValues } from '../job-form/job-form';
import { readableText } from '../job-posting/readable-text';

/**
 * The form values for a captured posting. Details that weren't found are empty. A closing date that is still ahead goes
 * into the notes: no field holds it.
 */
export function formOfCapture(posting: CapturedPosting, today: string): JobFormValues {
  const degrees = (value: number | null) => (value === null ? '' : String(value));
  const location = posting.location || [posting.city, posting.state].filter(Boolean).join(', ');
  const closesOn = dayOf(posting.validThrough);
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
    notes: closesOn >= today && closesOn !== '' ? `Apply by ${formatDay(closesOn)}` : '',
    description: readableText(posting.description).slice(0, 50_000),
  };
}
