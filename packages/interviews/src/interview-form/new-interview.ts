import type { Company } from '@keepmark/companies';
import type { Contact } from '@keepmark/contacts';
import type { Job } from '@keepmark/jobs';
import { degreesText, type LocationFormValues } from '@keepmark/ui/form-values';
import type { InterviewFormValues } from './interview-form';

/** The fields filled in from a job, its company and its contacts. */
export type PrefilledFields = Pick<
  InterviewFormValues,
  'jobId' | 'jobTitle' | 'companyId' | 'companyName' | 'contactInfo' | keyof LocationFormValues
>;

/** "Jane Doe, +1 555 010 9999, jane@example.com" */
const contactLine = ({ name, phoneNumber, email }: Contact): string =>
  [name, phoneNumber, email].filter(Boolean).join(', ');

/**
 * The known values of an interview for a job. The address is the company's or, without one, the job's. The contact is
 * the job's or, without one, the company's recruiter.
 * @param contacts the contacts at the company
 */
export function fieldsOfJob(job: Job, company: Company | undefined, contacts: readonly Contact[]): PrefilledFields {
  const place = company && (company.address || company.city || company.latitude !== null) ? company : job;
  const recruiter = contacts.find(({ contactType }) => contactType === 'recruiter') ?? contacts[0];
  return {
    jobId: job.internalId,
    jobTitle: job.jobTitle,
    companyId: company?.internalId ?? '',
    companyName: company?.companyName ?? job.companyName,
    contactInfo: job.contactInfo || (recruiter ? contactLine(recruiter) : ''),
    address: 'address' in place ? place.address : '',
    city: place.city,
    state: place.state,
    country: place.country,
    latitude: degreesText(place.latitude),
    longitude: degreesText(place.longitude),
  };
}

/** The form values to change for a picked job. Keeps a typed address or contact. */
export function changesForJob(typed: InterviewFormValues, known: PrefilledFields): Partial<InterviewFormValues> {
  const { address, city, state, country, latitude, longitude, contactInfo, ...own } = known;
  const isPlaced = [typed.address, typed.city, typed.state, typed.country, typed.latitude].some(Boolean);
  return {
    ...own,
    ...(!isPlaced && { address, city, state, country, latitude, longitude }),
    ...(typed.contactInfo === '' && { contactInfo }),
  };
}
