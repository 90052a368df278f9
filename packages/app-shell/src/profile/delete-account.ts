import { type ApiClient, call } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import { deleteUser } from '@keepmark/contracts';

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/**
 * Deletes the user on the server, then the account they sign in with. In this order, because only a signed-in user can
 * delete their server record; if the second step fails, the next sign-in creates it again.
 * @throws what either call throws
 */
export async function deleteAccount(auth: Auth, api: ApiClient, userId: string): Promise<void> {
  try {
    await call(api, deleteUser, { params: { id: userId } });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await auth.deleteAccount();
}
