import { ApiError } from '@keepmark/api-client';
import { type SyncErrorCode, syncErrorCodes } from '@keepmark/contracts/sync';
import { SyncError } from '../sync-control';

const isCode = (code: string): code is SyncErrorCode => (syncErrorCodes as readonly string[]).includes(code);

/** The code with which the server refused something of sync. Undefined for every other error. */
export const refusalOf = (error: unknown): SyncErrorCode | undefined =>
  error instanceof ApiError && isCode(error.code) ? error.code : undefined;

/** How long the server asks to wait before the next try. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.retryAfterSeconds !== undefined ? error.retryAfterSeconds * 1000 : undefined;

/** Whether it is worth trying again soon, without telling anybody: no connection, or a server that is away. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429 || error.status === 401;
  const { name } = (error ?? {}) as { name?: unknown };
  return ['NetworkError', 'TimeoutError', 'CutOffError', 'UnexpectedAnswerError', 'AbortError'].includes(String(name));
}

const kinds: Readonly<Partial<Record<SyncErrorCode, SyncError['kind']>>> = {
  'sync-not-offered': 'not-offered',
  'sync-is-off': 'sync-is-off',
  'sync-is-on': 'sync-is-on',
  'sync-moved-on': 'moved-on',
  'sync-full': 'full',
};

/** What went wrong with something that a person asked for. */
function syncErrorOf(cause: unknown): SyncError {
  if (cause instanceof SyncError) return cause;
  const code = refusalOf(cause);
  const kind = (code && kinds[code]) ?? (isUnreachable(cause) ? 'unreachable' : 'failed');
  return new SyncError(kind, cause instanceof Error ? cause.message : 'Something went wrong. Try again.', { cause });
}

/** Does what a person asked for. @throws {SyncError} */
export async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw syncErrorOf(cause);
  }
}
