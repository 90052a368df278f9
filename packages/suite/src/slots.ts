import { lazyRouteComponent } from '@tanstack/react-router';

// What a feature's screen shows of a feature above it. Each loads with the first screen that needs it.

/** For the screens of cities: the ones that the user saved as places. */
export const savedCities = async () => (await import('@keepmark/places/saved-cities')).savedCities;

/** For the job form: the company, picked from the saved ones or typed. */
export const CompanyField = lazyRouteComponent(() => import('@keepmark/companies/company-picker'), 'CompanyNamePicker');

/** For the job page: the people at its company. */
export const JobDetails = lazyRouteComponent(() => import('@keepmark/contacts/people-of-job'), 'PeopleOfJob');

/** For the company page, renames and deletes: what is connected to a company. */
export const connections = async () => (await import('./company-connections')).companyConnections;
