import { ApiError, databaseProblem, InvalidRequestError } from '../errors/errors';

interface ErrorOfFastify extends Error {
  code?: string;
  statusCode?: number;
  validation?: { instancePath?: string; message?: string }[];
  validationContext?: string;
}

/**
 * Whatever was thrown, as what the caller may see of it. Nothing of an unknown error's own text is passed on: it may
 * hold SQL, a path or somebody's data.
 */
export function describeError(thrown: unknown, requestId: string): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const error = thrown instanceof Error ? (thrown as ErrorOfFastify) : undefined;
  if (error?.validation) return new InvalidRequestError(validationSentence(error), { cause: error });
  const known = error && (problemOfRequest(error) ?? databaseProblem(error));
  if (known) return known;
  return new ApiError(
    500,
    'internal-error',
    `Something went wrong on our side. Try again; if it stays, write to support and name the request ${requestId}.`,
    { cause: thrown },
  );
}

const refusals: Readonly<Record<string, [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body-too-large', 'The body is too large. Send less at a time.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'not-json', 'Send JSON, with the header Content-Type: application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed-json', 'The body is not valid JSON.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'url-too-long', 'The address is too long.'],
  FST_ERR_BAD_URL: [400, 'malformed-url', 'The address is malformed.'],
};

/** What Fastify refuses before a handler runs. */
function problemOfRequest(error: ErrorOfFastify): ApiError | undefined {
  const { code = '', statusCode = 500 } = error;
  const refusal = refusals[code];
  if (refusal) return new ApiError(...refusal, { cause: error });
  if (!code.startsWith('FST_') || statusCode >= 500) return undefined;
  const message = 'The request could not be read. Check its headers and its body.';
  return new ApiError(statusCode, 'invalid-request', message, { cause: error });
}

/** The first three things wrong, each with the field it is about. */
function validationSentence(error: ErrorOfFastify): string {
  const problems = (error.validation ?? []).slice(0, 3).map(({ instancePath = '', message = 'is not valid' }) => {
    const field = instancePath.slice(1).replaceAll('/', '.') || (error.validationContext ?? 'body');
    return `${field}: ${message.replace(/\.$/, '')}.`;
  });
  return problems.join(' ');
}
