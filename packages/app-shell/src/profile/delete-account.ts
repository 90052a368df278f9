import { type ApiClient, deleteUser } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/**
 * Deletes the service's record, then the account one signs in with: in this order, because the record can only be
 * deleted by who is signed in, and comes back with the next sign-in should the second step fail.
 * @throws what either throws
 */
export async function deleteAccount(auth: Auth, api: ApiClient, userId: string): Promise<void> {
  try {
    await deleteUser(api, userId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await auth.deleteAccount();
}
