import { type ApiClient, call } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import { deleteUser } from '@keepmark/contracts';

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/**
 * Deletes the service's record, then the account one signs in with: in this order, because the record can only be
 * deleted by who is signed in, and comes back with the next sign-in should the second step fail.
 * @throws what either throws
 */
export async function deleteAccount(auth: Auth, api: ApiClient, userId: string): Promise<void> {
  try {
    await call(api, deleteUser, { params: { id: userId } });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await auth.deleteAccount();
}
