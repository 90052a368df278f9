export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type TokenSource,
} from './api-client';
export { ApiError } from './api-error';
export { jobSearchBody, searchJobs } from './job-search';
export { NetworkError } from './network-error';
export { sendSupportEmail } from './support';
export { TimeoutError } from './timeout-error';
export { UnexpectedAnswerError } from './unexpected-answer-error';
export { createUser, deleteUser, getUser, updateUser, upsertUser } from './users';
