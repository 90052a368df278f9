export { type Call, defineCall, type HttpMethod } from './call';
export { bothCoordinatesOrNone, degreesOf, latitudeText, longitudeText } from './coordinates';
export { type Acknowledgement, acknowledgement, envelope, nothing } from './envelope';
export {
  anyAgeDays,
  defaultCountryCode,
  defaultSearchDistanceMiles,
  type JobPosting,
  jobPosting,
  type JobSearchAnswer,
  jobSearchAnswer,
  jobSearchDistancesMiles,
  type JobSearchRequest,
  jobSearchRequest,
  type JobType,
  jobTypes,
  searchAgesDays,
  searchJobs,
  worldCountryCode,
} from './job-search';
export { maxQueryLimit, pageSizes, paginate, type Pagination, pagination } from './pagination';
export { sendSupportEmail, type SupportRequest, supportRequest } from './support';
export { emailAddress, emailPattern, line } from './text';
export { createUser, deleteUser, getUser, updateUser, upsertUser, type User, user } from './user';
export { webAddress } from './web-address';
