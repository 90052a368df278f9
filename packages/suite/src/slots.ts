import type { AppContext } from '@keepmark/app-shell';
import { lazyPart } from '@keepmark/app-shell/lazy-part';
import type { JobsSlots } from '@keepmark/jobs';

// Parts that a feature's screens take from features above it. Each loads with the first screen that needs it.

/** For the city screens: the cities that the user saved as places. */
export const savedCities = async () => (await import('@keepmark/places/saved-cities')).savedCities;

/** For the job form: a field for the company, picked from the saved ones or typed. */
export const CompanyField = lazyPart(
  async () => (await import('@keepmark/companies/company-picker')).CompanyNamePicker,
);

/** For the job page: its interviews, and the contacts at its company. */
export const JobDetails = lazyPart(async () => (await import('@keepmark/interviews/job-details')).JobDetails);

/** For the desk: the next interviews. */
export const DeskInterviews = lazyPart(
  async () => (await import('@keepmark/interviews/desk-interviews')).DeskInterviews,
);

/** For the map of jobs: the map of everything. */
export const OtherMaps = lazyPart(async () => (await import('@keepmark/interviews/other-maps')).OtherMaps);

/** For the contact page: the interviews with this person. */
export const ContactDetails = lazyPart(
  async () => (await import('@keepmark/interviews/contact-interviews')).ContactInterviews,
);

/** For the company page, renames and deletes: the features connected to a company. */
export const connections = async () => (await import('./company-connections')).companyConnections;

/** For the list of companies: those of saved jobs. */
export const UnsavedCompanies = lazyPart(
  async () => (await import('@keepmark/jobs/unsaved-companies')).UnsavedCompanies,
);

/** For the search and its map: which postings are saved. */
export const loadSavedPostingsProvider = async () =>
  (await import('@keepmark/jobs/saved-postings-provider')).SavedPostingsProvider;

/** For the capture screen: the form for what it finds. */
export const loadCapturedJobForm = async (slots: JobsSlots) =>
  (await import('@keepmark/jobs/captured-job-form')).loadCapturedJobForm(slots);

/** For the job form: fields for the résumé and the letter of an application. */
export const ResumeField = lazyPart(async () => (await import('@keepmark/resumes/resume-field')).ResumeField);
export const LetterField = lazyPart(async () => (await import('@keepmark/resumes/letter-field')).LetterField);

/** For the job page: what was sent, and how well the résumé fits the posting. */
export const SentDocuments = lazyPart(async () => (await import('@keepmark/resumes/sent-documents')).SentDocuments);
export const JobAssistance = lazyPart(async () => (await import('@keepmark/jobs/job-fit')).JobFit);

/** For the job page: the offer for it, and what such work pays. */
export const JobPay = lazyPart(async () => (await import('@keepmark/career/job-pay')).JobPay);

/** For the résumé screens: saved jobs, and what happens to them when their résumé is deleted or fitted to them. */
export const ResumeJobs = lazyPart(async () => (await import('@keepmark/jobs/resume-jobs')).ResumeJobs);
export const JobLink = lazyPart(async () => (await import('@keepmark/jobs/job-link')).JobLink);
export const JobPicker = lazyPart(async () => (await import('@keepmark/jobs/job-picker')).JobPicker);
export const findJob = async () => (await import('@keepmark/jobs/resume-connection')).findJob;
export const createVersion = async () => (await import('@keepmark/jobs/create-version')).createVersion;
export const releaseResumes = async () => (await import('@keepmark/jobs/resume-connection')).releaseResumes;

/** For the desk: offers to answer and compare. */
export const DeskOffers = lazyPart(async () => (await import('@keepmark/career/desk-offers')).DeskOffers);

/** For the desk: the steps of career plans that are overdue or come next. */
export const DeskPlans = lazyPart(async () => (await import('@keepmark/career/desk-plans')).DeskPlans);

/** For the calendar on the desk: interviews, steps of plans, and deadlines of offers. */
export const calendarSources = async () => {
  const [{ interviewEntries }, { planEntries }] = await Promise.all([
    import('@keepmark/interviews/interview-entries'),
    import('@keepmark/career/plan-entries'),
  ]);
  return [interviewEntries, planEntries];
};

/** For the coach: the dates and rounds of interviews. */
export const interviewDates = async () => (await import('@keepmark/interviews/interview-dates')).interviewDates;

/** For the profile: the plan. */
export const ProfilePlan = lazyPart(async () => (await import('@keepmark/subscriptions/profile-plan')).ProfilePlan);

/** For the page of a saved place: cities and jobs near it. */
export const PlaceDetails = lazyPart(async () => (await import('./place-links/PlaceLinks')).PlaceLinks);

const loadLanding = () => import('./landing/JobsLandingPage');

/** The landing screen of the jobs site, with today's summary. */
export const Landing = lazyPart(async () => (await loadLanding()).JobsLandingPage);
export async function preloadLanding(context: AppContext): Promise<void> {
  await Landing.preload();
  await (await loadLanding()).preloadParts(context);
}
