import type { DirectoryCompany, NewDirectoryCompany } from '@keepmark/contracts';
import { degreesText } from '@keepmark/ui/form-values';
import {
  companyFormSchema,
  type CompanyFormValues,
  companyValuesOf,
  emptyCompanyForm,
} from '../company-form/company-form';

/** The values of the directory form: those of a saved company, except the notes, which are private. */
export type DirectoryFormValues = CompanyFormValues;
export const emptyDirectoryForm: DirectoryFormValues = emptyCompanyForm;
export const directoryFormSchema = companyFormSchema;

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

/** The values to send for a company, without the notes. */
export function changedCompanyOf(form: DirectoryFormValues): Omit<NewDirectoryCompany, 'groupName'> {
  const { notes: _notes, latitude: lat, longitude: lng, ...values } = companyValuesOf(form);
  return { ...values, lat, lng };
}

/** The values to send for a new company. Groups are known by their lowercase name; `groupName` is the one to show. */
export const newCompanyOf = (form: DirectoryFormValues, groupName: string): NewDirectoryCompany => ({
  ...changedCompanyOf(form),
  groupName,
  group: groupName.trim().toLowerCase(),
});
