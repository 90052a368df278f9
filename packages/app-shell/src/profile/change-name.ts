import { type ApiClient, call } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import { updateUser } from '@keepmark/contracts';

/**
 * Changes a user's name in their account, which every screen shows, and on the server.
 * @throws what either call throws; the next sign-in updates the server
 */
export async function changeName(auth: Auth, api: ApiClient, userId: string, name: string): Promise<void> {
  await auth.changeName(name);
  await call(api, updateUser, { params: { id: userId }, body: { name, nameLower: name.toLowerCase() } });
}
