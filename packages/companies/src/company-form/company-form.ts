import { bothCoordinatesOrNone, webAddress } from '@keepmark/contracts';
import type { FormPart } from '@keepmark/ui/entity-form';
import {
  atMost,
  emptyLocation,
  locationChecks,
  locationFormOf,
  type LocationFormValues,
  locationPart,
  locationValuesOf,
  required,
} from '@keepmark/ui/form-values';
import * as z from 'zod/mini';
import type { CompanyValues } from '../company';
import type { Company } from '../company-table';

/** The values of the inputs. `latitude` and `longitude` are degrees as typed. */
export interface CompanyFormValues extends LocationFormValues, Record<string, unknown> {
  companyName: string;
  summary: string;
  description: string;
  notes: string;
  url: string;
  jobPostingsUrl: string;
}

/** An empty form. */
export const emptyCompanyForm: CompanyFormValues = {
  companyName: '',
  summary: '',
  description: '',
  notes: '',
  url: '',
  jobPostingsUrl: '',
  ...emptyLocation,
};

/** The fields of the form as people see them. */
export const companyFormParts: readonly FormPart<CompanyFormValues>[] = [
  { label: 'Name', fields: ['companyName'] },
  { label: 'Summary', fields: ['summary'] },
  { label: 'Website', fields: ['url'] },
  { label: 'Careers page', fields: ['jobPostingsUrl'] },
  locationPart,
  { label: 'Description', fields: ['description'] },
  { label: 'Notes', fields: ['notes'] },
];

/** The form values of a company. */
export function companyFormOf(company: Company): CompanyFormValues {
  const { companyName, summary, description, notes, url, jobPostingsUrl } = company;
  return {
    companyName,
    summary,
    description,
    notes,
    url,
    jobPostingsUrl,
    ...locationFormOf(company),
  };
}

/** The values to store. */
export function companyValuesOf(form: CompanyFormValues) {
  return {
    companyName: form.companyName.trim(),
    summary: form.summary.trim(),
    description: form.description.trim(),
    notes: form.notes.trim(),
    url: webAddress(form.url) ?? '',
    jobPostingsUrl: webAddress(form.jobPostingsUrl) ?? '',
    ...locationValuesOf(form),
  } satisfies CompanyValues;
}

const address = z
  .string()
  .check(z.refine((text) => webAddress(text) !== undefined, 'Enter a web address such as https://example.com.'));

/** What the form accepts, with an error message for everything else. */
export const companyFormSchema = z
  .object({
    companyName: required('Enter a name.', 200),
    summary: atMost(500),
    description: atMost(20_000),
    notes: atMost(20_000),
    url: address,
    jobPostingsUrl: address,
    ...locationChecks,
  })
  .check(bothCoordinatesOrNone());
