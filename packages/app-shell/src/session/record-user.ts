import { type ApiClient, call } from '@keepmark/api-client';
import type { SignedInSession } from '@keepmark/auth';
import { upsertUser } from '@keepmark/contracts';

/** Creates or updates the signed-in user on the server. The server keeps the creation date of an existing user. */
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
