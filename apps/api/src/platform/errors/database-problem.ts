import { type ApiError, InvalidRequestError, UnavailableError } from './api-error';

/** SQLSTATE classes and codes of a server that is away, starting, ending or full, and of a lost connection. */
const awayStates = /^(?:08\w{3}|57P0[1-5]|53300)$/;
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What pg says, without a code, of a connection that it cannot get or has lost. */
const awayTexts =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/;
/** A character that PostgreSQL cannot hold, which is U+0000 in practice. */
const unstorableStates = new Set(['22021', '22P05']);
const statementTimeout = '57014';

/**
 * What the caller should know of a failed statement: that the database is away, that it took too long, or that the
 * text cannot be stored. Undefined for everything else, which is a fault of ours.
 */
export function databaseProblem(error: Error): ApiError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (awayStates.test(code) || awayCodes.has(code) || awayTexts.test(cause.message)) {
      return new UnavailableError('database-unavailable', 'The service cannot reach its data. Try again in a moment.', {
        cause: error,
      });
    }
    if (code === statementTimeout) {
      return new UnavailableError('database-timeout', 'That took too long. Try again, or ask for less.', {
        cause: error,
      });
    }
    if (unstorableStates.has(code)) {
      return new InvalidRequestError('The text holds a character that cannot be stored. Remove it.', { cause: error });
    }
  }
  return undefined;
}
