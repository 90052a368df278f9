export { type Call, defineCall, type HttpMethod, type TokenUse } from './call';
export {
  type CapturedContact,
  type CapturedPosting,
  type CaptureRemark,
  capturedPosting,
  capturePosting,
  type CaptureRequest,
  captureRequest,
  captureSources,
  maxCaptureTextLength,
} from './capture';
export { type ClosedPosting, listClosedPostings, maxClosedPostingIds } from './closed-postings';
export {
  addCompany,
  type ChangedDirectoryCompany,
  type CompanyGroup,
  type CompanyPage,
  type CompanySearchRequest,
  deleteCompany,
  type DirectoryCompany,
  getCompany,
  hiringGroup,
  listCompanyGroups,
  maxCompaniesADay,
  type NewDirectoryCompany,
  type ReviewState,
  reviewStates,
  searchCompanies,
  updateCompany,
} from './companies';
export { companyNameKey } from './company-name';
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
  jobSearchSalaries,
  type JobSort,
  jobSorts,
  searchAgesDays,
  searchJobs,
  worldCountryCode,
} from './job-search';
export { countJobs, type JobSearchCounts } from './job-search-counts';
export { type JobPosition, type JobPositions, listJobPositions, maxJobPositions } from './job-search-positions';
export { type JobType, jobTypes } from './job-types';
export { kmPerMile } from './km-per-mile';
export { getMapStreets, type StreetArchive } from './map-streets';
export { getOpenPosting } from './open-posting';
export { maxQueryLimit, pageSizes, paginate, type Pagination, pagination } from './pagination';
export { searchText, searchWords } from './search-text';
export {
  getSupportOptions,
  sampleSupportEmail,
  sendSupportEmail,
  supportPictureLimits,
  type SupportRequest,
  supportRequest,
} from './support';
export { emailAddress, emailPattern, line } from './text';
export { createUser, deleteUser, getUser, updateUser, upsertUser, type User, user } from './user';
export { phoneLink } from './phone-link';
export { webAddress } from './web-address';
export {
  type City,
  type CityPage,
  getCity,
  listCountryCities,
  listStateCities,
  nearbyCities,
  type NearbyCitiesRequest,
  type NearbyCity,
} from './cities';
export {
  type Country,
  getCountry,
  getStateProvince,
  getStateProvinceGeo,
  listCountries,
  listStateProvinces,
  type StateProvince,
} from './countries';
export {
  geocode,
  type GeocodedLocation,
  type GeocodeRequest,
  geocodeTypes,
  reverseGeocode,
  type ReverseGeocodeRequest,
  reverseGeocodeTypes,
} from './geocoding';
export {
  countMetroAreaJobs,
  getMetroArea,
  listMetroAreas,
  listStateMetroAreas,
  type MetroArea,
  type MetroAreaDetail,
  type MetroAreas,
} from './metro-areas';
export {
  getOccupation,
  listChildOccupations,
  listParentOccupations,
  type Occupation,
  type Occupations,
} from './occupations';
export { placeRating } from './place-rating';
export {
  type FoundPlace,
  getLocationDetail,
  type LocationDetail,
  type PlaceSearchAnswer,
  placeSearchLimits,
  type PlaceSearchRequest,
  searchPlaces,
} from './place-search';
export {
  isPlaceType,
  type PlaceType,
  placeTypeLabel,
  placeTypes,
  type PlaceTypeValue,
  type SearchablePlaceType,
  searchablePlaceTypes,
} from './place-types';
export {
  type AiStatus,
  aiStatus,
  getAiStatus,
  type AiAnswer,
  aiAnswer,
  type AiJob,
  aiJob,
  aiKeyHeader,
  aiLimits,
  type AiProvider,
  aiProviders,
  type AiRequestKind,
  aiRequestKinds,
  type AiResult,
  type AiResume,
  aiResume,
  type AiStreamEvent,
  aiStreamEvent,
  analyzeResume,
  careerCoaching,
  careerCounseling,
  jobRequirement,
  type JobRequirement,
  jobSearchAssistant,
  jobSearchCoach,
  optimizeResume,
  postingField,
  type PostingField,
  requestAi,
  resumeChange,
  type ResumeChange,
  resumeFinding,
  type ResumeFinding,
  reviewResume,
  salaryAssistant,
} from './assistant';
export type { DataSource } from './data-source';
export {
  listOccupationTasks,
  listRelatedOccupations,
  listTechnologySkills,
  type OccupationTask,
  type OccupationTasks,
  type RelatedOccupation,
  type RelatedOccupations,
  searchOccupationTitles,
  type TechnologySkill,
  type TechnologySkills,
  type TitledOccupation,
  type TitledOccupations,
} from './occupation-details';
export {
  type AreaPrices,
  findWageArea,
  getAreaPrices,
  getTaxes,
  getWages,
  type IncomeTax,
  type IncomeTaxSchedule,
  listWageAreas,
  type NearestWageArea,
  type OccupationWages,
  type PayrollTax,
  type PricesAnswer,
  type TaxBracket,
  type Taxes,
  type TaxReduction,
  type Wage,
  type WageArea,
  type WageAreas,
  type WageLevels,
  type WageStatistics,
} from './wages';
export {
  type BillingMode,
  billingModes,
  cancelSubscription,
  createSubscription,
  getSubscription,
  monthlyPlan,
  openBillingPortal,
  type PaymentOutcome,
  recordPayment,
  type Subscription,
  subscription,
  type SubscriptionPlan,
  type SubscriptionStatus,
} from './subscriptions';
export { linesOfHtml, type Workplace, workplaceInTitle, workplaceNamed, workplaceOf, workplaces } from './workplace';
export { type DateOrder, dateOrderOf, dayWithoutYear, writtenDay } from './written-day';
