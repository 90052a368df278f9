import { type ApiClient, upsertUser } from '@keepmark/api-client';
import type { SignedInSession } from '@keepmark/auth';

/** Tells the service who has signed in. The service keeps the creation date of a user that it knows already. */
export function recordUser(api: ApiClient, session: SignedInSession): Promise<unknown> {
  return upsertUser(api, {
    id: session.userId,
    name: session.name,
    nameLower: session.name.toLowerCase(),
    email: session.email,
    emailVerified: session.emailVerified,
    provider: session.provider,
    createdDate: new Date().toISOString(),
  });
}
