// The errors that callers may see.
export {
  ApiError,
  ForbiddenError,
  InvalidRequestError,
  NotFoundError,
  NotReadyError,
  NotSignedInError,
  RateLimitedError,
  UnavailableError,
} from './api-error';
export { databaseProblem } from './database-problem';
