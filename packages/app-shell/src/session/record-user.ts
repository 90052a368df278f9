import { type ApiClient, call } from '@keepmark/api-client';
import type { SignedInSession } from '@keepmark/auth';
import { upsertUser } from '@keepmark/contracts';

/** Tells the service who has signed in. The service keeps the creation date of a user that it knows already. */
export function recordUser(api: ApiClient, session: SignedInSession): Promise<unknown> {
  return call(api, upsertUser, {
    body: {
      id: session.userId,
      name: session.name,
      nameLower: session.name.toLowerCase(),
      email: session.email,
      emailVerified: session.emailVerified,
      provider: session.provider,
      createdDate: new Date().toISOString(),
    },
  });
}
