import { lazyRouteComponent } from '@tanstack/react-router';

// Parts that a feature's screens take from features above it. Each loads with the first screen that needs it.

/** For the city screens: the cities that the user saved as places. */
export const savedCities = async () => (await import('@keepmark/places/saved-cities')).savedCities;

/** For the job form: a field for the company, picked from the saved ones or typed. */
export const CompanyField = lazyRouteComponent(() => import('@keepmark/companies/company-picker'), 'CompanyNamePicker');

/** For the job page: the contacts at its company. */
export const JobDetails = lazyRouteComponent(() => import('@keepmark/contacts/job-contacts'), 'JobContacts');

/** For the company page, renames and deletes: the features connected to a company. */
export const connections = async () => (await import('./company-connections')).companyConnections;
