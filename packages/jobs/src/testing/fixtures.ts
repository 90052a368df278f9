import type { JobValues } from '../job';
import { jobStatuses } from '../job-status';
import type { Job } from '../job-table';

const titles = ['Data Analyst', 'Field Engineer', 'Museum Educator', 'Line Cook', 'Nurse Practitioner', 'Welder'];
const companies = ['Northwind Labs', 'Harbor & Vale', 'Cedar Works', 'Bluebird Transit', 'Olive Street Clinic'];
const cities = ['Austin, TX', 'Portland, OR', 'Chicago, IL', 'Remote in USA', 'Boston, MA'];

/** This many jobs to save, each with its own title, in all statuses. */
export function manyJobs(count: number): JobValues[] {
  return Array.from({ length: count }, (_, index) => ({
    jobTitle: `${titles[index % titles.length]} ${index + 1}`,
    companyName: companies[index % companies.length] ?? '',
    location: cities[index % cities.length] ?? '',
    status: jobStatuses[index % jobStatuses.length],
    url: index % 2 ? 'https://jobs.example.com/' : '',
    dateApplied: index % 3 ? '2026-10-01' : '',
    dateAdded: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
}

/** A saved job as the store returns it. Pass the values that matter to the test. */
export function job(changes: Partial<Job> = {}): Job {
  return {
    internalId: 'job-1',
    externalId: '',
    jobTitle: 'Data Analyst',
    companyName: 'Northwind Labs',
    companyAlreadyAdded: false,
    jobAlreadyAdded: true,
    jobType: 'fulltime',
    workplace: '',
    salary: '',
    source: 'online',
    url: '',
    location: '',
    city: '',
    state: '',
    country: '',
    latitude: null,
    longitude: null,
    status: 'application-not-started',
    applied: false,
    dateApplied: '',
    deadline: '',
    tags: [],
    followUpOn: '',
    nextStep: '',
    submissionMethod: '',
    submissionUrl: '',
    resumeId: '',
    coverLetter: '',
    contactInfo: '',
    notes: '',
    datePosted: '',
    datePostedFormatted: '',
    dateAdded: '2026-10-01T08:00:00.000Z',
    dateUpdated: '',
    description: '',
    jobPostingData: '',
    postingClosedDate: '',
    ...changes,
  };
}
