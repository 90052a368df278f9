import { matchHeaders } from '@keepmark/ui/match-headers';

/** The fields that a column of a file can fill, with their labels. */
export const importFields = {
  jobTitle: 'Job title',
  companyName: 'Company',
  status: 'Status',
  location: 'Location',
  city: 'City',
  state: 'State',
  country: 'Country',
  salary: 'Salary',
  jobType: 'Job type',
  workplace: 'Workplace',
  source: 'Found through',
  url: 'Link to the posting',
  dateAdded: 'Saved on',
  dateApplied: 'Applied on',
  submissionMethod: 'Submitted through',
  followUpOn: 'Follow up on',
  nextStep: 'Next step',
  contactInfo: 'Contact',
  notes: 'Notes',
  description: 'Description',
  latitude: 'Latitude',
  longitude: 'Longitude',
  applied: 'Has applied',
  submissionUrl: 'Link to the application',
  coverLetter: 'Cover letter',
  resumeId: 'Résumé ID',
  datePosted: 'Posted on',
  externalId: 'Posting ID',
  jobPostingData: 'Posting data',
  postingClosedDate: 'Posting closed on',
  dateUpdated: 'Updated on',
  history: 'History',
} as const;
export type ImportField = keyof typeof importFields;

/**
 * Headers for each field: ours, and common ones in spreadsheets and other trackers (such as Huntr, Teal, and Simplify).
 * Those trackers publish no export format, so this is a best guess. People match any other column on the screen.
 */
const headers: Readonly<Record<ImportField, readonly string[]>> = {
  jobTitle: ['job title', 'title', 'position', 'job position', 'role'],
  companyName: ['company', 'company name', 'employer', 'organization'],
  status: ['status', 'list', 'list name', 'stage', 'job status'],
  location: ['location', 'job location'],
  city: ['city'],
  state: ['state', 'province', 'state province'],
  country: ['country'],
  salary: ['salary', 'max salary', 'compensation', 'pay'],
  jobType: ['job type', 'type', 'employment type'],
  workplace: ['workplace', 'workplace type', 'work model', 'work arrangement', 'work mode', 'location type', 'remote'],
  source: ['source', 'found through', 'saved from'],
  url: ['url', 'link', 'job url', 'job post url', 'job link', 'posting url', 'job posting'],
  dateAdded: ['date added', 'date saved', 'created', 'created at', 'saved', 'added'],
  dateApplied: ['date applied', 'applied', 'applied on', 'applied at', 'application date', 'applied date'],
  submissionMethod: ['submitted through', 'submission method'],
  followUpOn: ['follow up', 'follow up on', 'follow up date'],
  nextStep: ['next step', 'next steps', 'next action', 'to do', 'todo'],
  contactInfo: ['contact', 'contacts', 'contact info'],
  notes: ['notes', 'note', 'comments'],
  description: ['description', 'job description'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon'],
  applied: ['has applied'],
  submissionUrl: ['application link', 'application url'],
  coverLetter: ['cover letter'],
  resumeId: ['resume id'],
  datePosted: ['date posted', 'posted on', 'posted'],
  externalId: ['posting id'],
  jobPostingData: ['posting data'],
  postingClosedDate: ['posting closed'],
  dateUpdated: ['date updated', 'last changed'],
  history: ['history'],
};

/** The field that each column fills, by its header; undefined for none. No two columns fill the same field. */
export const matchColumns = (columns: readonly string[]): (ImportField | undefined)[] => matchHeaders(columns, headers);
