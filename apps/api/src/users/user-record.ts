import type { User } from '@keepmark/contracts';
import type { Caller } from '../platform/sign-in/sign-in';
import type { UserRow } from './user-table';
import type { UserValues } from './users-repository';

/** What a client says of its user. */
export type UserClaims = Pick<User, 'name' | 'email'> & Partial<Pick<User, 'provider'>>;

/**
 * The record to keep: email address, provider and whether the address is verified come from the token as far as it
 * has them, because a client can claim anything. An address that only the client names is never verified.
 */
export function recordOf(caller: Caller, claims: UserClaims): UserValues {
  return {
    id: caller.uid,
    ...namesOf(claims.name || caller.name || 'User'),
    email: caller.email ?? claims.email,
    emailVerified: caller.email !== undefined && caller.emailVerified,
    provider: caller.provider ?? claims.provider ?? '',
  };
}

/** A name, and what it is searched by. */
export function namesOf(name: string): Pick<UserValues, 'name' | 'nameLower'> {
  return { name, nameLower: name.toLowerCase() };
}

/** When the account was made: what the client knows of it, unless that is no date or still to come. */
export function createdDateFrom(claimed: string, now: Date): Date {
  const date = new Date(claimed);
  return date.getTime() > 0 && date <= now ? date : now;
}

/** The record as it travels. */
export function userFrom(row: UserRow): User {
  const { id, name, nameLower, email, emailVerified, provider, createdDate } = row;
  return { id, name, nameLower, email, emailVerified, provider, createdDate: createdDate.toISOString() };
}
