export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type TokenSource,
} from './api-client';
export { ApiError } from './api-error';
export { addCompany, deleteCompany, getCompany, listCompanyGroups, searchCompanies, updateCompany } from './companies';
export {
  type CityPageRequest,
  getCity,
  getCountry,
  getMetroArea,
  getStateProvince,
  getStateProvinceGeo,
  listCountries,
  listCountryCities,
  listMetroAreas,
  listStateCities,
  listStateMetroAreas,
  listStateProvinces,
} from './geography';
export { capturePosting } from './capture';
export { listClosedPostings } from './closed-postings';
export { jobSearchBody, searchJobs } from './job-search';
export { NetworkError } from './network-error';
export { getOccupation, listChildOccupations, listParentOccupations } from './occupations';
export { geocode, getLocationDetail, nearbyCities, reverseGeocode, searchPlaces } from './place-search';
export type { SearchOptions } from './or-nothing';
export { sendSupportEmail } from './support';
export { TimeoutError } from './timeout-error';
export { UnexpectedAnswerError } from './unexpected-answer-error';
export { createUser, deleteUser, getUser, updateUser, upsertUser } from './users';
