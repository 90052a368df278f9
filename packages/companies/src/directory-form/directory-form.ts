import type { DirectoryCompany, NewDirectoryCompany } from '@keepmark/contracts';
import {
  companyFormSchema,
  type CompanyFormValues,
  companyValuesOf,
  emptyCompanyForm,
} from '../company-form/company-form';

/** The form of a company that everybody sees: the same fields, but notes are a person's own. */
export type DirectoryFormValues = CompanyFormValues;
export const emptyDirectoryForm: DirectoryFormValues = emptyCompanyForm;
export const directoryFormSchema = companyFormSchema;

const degreesText = (degrees: number | null) => (degrees === null ? '' : String(degrees));

export function directoryFormOf(found: DirectoryCompany): DirectoryFormValues {
  const { companyName, summary, description, url, jobPostingsUrl, address, city, state, country, lat, lng } = found;
  return {
    ...emptyCompanyForm,
    companyName,
    summary,
    description,
    url,
    jobPostingsUrl,
    address,
    city,
    state,
    country,
    latitude: degreesText(lat),
    longitude: degreesText(lng),
  };
}

/** What is sent; never the notes. */
export function newCompanyOf(form: DirectoryFormValues): Omit<NewDirectoryCompany, 'groupName'> {
  const { notes: _notes, latitude: lat, longitude: lng, ...said } = companyValuesOf(form);
  return { ...said, lat, lng };
}
