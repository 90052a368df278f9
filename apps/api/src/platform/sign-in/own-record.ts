import { ForbiddenError } from '../errors/errors';
import type { Caller } from './token-verifier';

/** @throws ForbiddenError when the record is not the caller's own. */
export function requireOwnRecord(caller: Caller, id: string): void {
  if (caller.uid !== id) throw new ForbiddenError('This record belongs to somebody else. You can reach only your own.');
}
