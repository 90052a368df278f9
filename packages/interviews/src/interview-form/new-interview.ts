import type { Company } from '@keepmark/companies';
import type { Contact } from '@keepmark/contacts';
import type { Job } from '@keepmark/jobs';
import { degreesText, type LocationFormValues } from '@keepmark/ui/form-values';
import type { InterviewFormValues } from './interview-form';

/** The fields that a job, its company and its contacts fill in. */
export type PrefilledFields = Pick<
  InterviewFormValues,
  'jobId' | 'jobTitle' | 'companyId' | 'companyName' | 'contactInfo' | keyof LocationFormValues
>;

/** "Jane Doe, +1 555 010 9999, jane@example.com" */
const contactLine = ({ name, phoneNumber, email }: Contact): string =>
  [name, phoneNumber, email].filter(Boolean).join(', ');

/**
 * What is known about an interview for a job: the address is the company's or, without one, the job's; the contact is
 * the one on the job or, without one, the company's recruiter.
 * @param contacts those at the company
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

/** What a picked job changes in a form: an address or a contact that was typed stays. */
export function changesForJob(typed: InterviewFormValues, known: PrefilledFields): Partial<InterviewFormValues> {
  const { address, city, state, country, latitude, longitude, contactInfo, ...own } = known;
  const isPlaced = [typed.address, typed.city, typed.state, typed.country, typed.latitude].some(Boolean);
  return {
    ...own,
    ...(!isPlaced && { address, city, state, country, latitude, longitude }),
    ...(typed.contactInfo === '' && { contactInfo }),
  };
}
