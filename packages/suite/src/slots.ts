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

/** For the job form: fields for the résumé and the letter of an application. */
export const ResumeField = lazyRouteComponent(() => import('@keepmark/resumes/resume-field'), 'ResumeField');
export const LetterField = lazyRouteComponent(() => import('@keepmark/resumes/letter-field'), 'LetterField');

/** For the job page: what was sent, and how well the résumé fits the posting. */
export const SentDocuments = lazyRouteComponent(() => import('@keepmark/resumes/sent-documents'), 'SentDocuments');
export const JobAssistance = lazyRouteComponent(() => import('@keepmark/jobs/job-fit'), 'JobFit');

/** For the résumé screens: saved jobs, and what happens to them when their résumé is deleted. */
export const ResumeJobs = lazyRouteComponent(() => import('@keepmark/jobs/resume-jobs'), 'ResumeJobs');
export const JobLink = lazyRouteComponent(() => import('@keepmark/jobs/job-link'), 'JobLink');
export const JobPicker = lazyRouteComponent(() => import('@keepmark/jobs/job-picker'), 'JobPicker');
export const findJob = async () => (await import('@keepmark/jobs/resume-connection')).findJob;
export const releaseResumes = async () => (await import('@keepmark/jobs/resume-connection')).releaseResumes;
