import { bothCoordinatesOrNone, degreesOf, latitudeText, longitudeText, webAddress } from '@keepmark/contracts';
import * as z from 'zod/mini';
import type { CompanyValues } from '../company';
import type { Company } from '../company-table';

/** The values of the inputs. `latitude` and `longitude` are degrees as typed. */
export interface CompanyFormValues extends Record<string, unknown> {
  companyName: string;
  summary: string;
  description: string;
  notes: string;
  url: string;
  jobPostingsUrl: string;
  address: string;
  city: string;
  state: string;
  country: string;
  latitude: string;
  longitude: string;
}

/** An empty form. */
export const emptyCompanyForm: CompanyFormValues = {
  companyName: '',
  summary: '',
  description: '',
  notes: '',
  url: '',
  jobPostingsUrl: '',
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
};

const degreesText = (degrees: number | null) => (degrees === null ? '' : String(degrees));

/** The form values of a company. */
export function companyFormOf(company: Company): CompanyFormValues {
  const { companyName, summary, description, notes, url, jobPostingsUrl, address, city, state, country } = company;
  return {
    companyName,
    summary,
    description,
    notes,
    url,
    jobPostingsUrl,
    address,
    city,
    state,
    country,
    latitude: degreesText(company.latitude),
    longitude: degreesText(company.longitude),
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
    address: form.address.trim(),
    city: form.city.trim(),
    state: form.state.trim(),
    country: form.country.trim(),
    latitude: degreesOf(form.latitude),
    longitude: degreesOf(form.longitude),
  } satisfies CompanyValues;
}

/** The values that differ from the saved ones, so that a save doesn't overwrite what another tab changed. */
export function changedValues(values: CompanyValues, company: Company): CompanyValues {
  const fields = Object.keys(values) as (keyof CompanyValues)[];
  return Object.fromEntries(
    fields.filter((name) => values[name] !== company[name]).map((name) => [name, values[name]]),
  );
}

const atMost = (characters: number) =>
  z.string().check(z.maxLength(characters, `Keep it under ${characters.toLocaleString('en')} characters.`));

const address = z
  .string()
  .check(z.refine((text) => webAddress(text) !== undefined, 'Enter a web address such as https://example.com.'));

/** What the form accepts, with an error message for everything else. */
export const companyFormSchema = z
  .object({
    companyName: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(200, 'Keep it under 200 characters.')),
    summary: atMost(500),
    description: atMost(20_000),
    notes: atMost(20_000),
    url: address,
    jobPostingsUrl: address,
    address: atMost(300),
    city: atMost(200),
    state: atMost(200),
    country: atMost(200),
    latitude: latitudeText,
    longitude: longitudeText,
  })
  .check(bothCoordinatesOrNone());
