import { type ApiClient, call } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import { updateUser } from '@keepmark/contracts';

/**
 * Changes somebody's name where they sign in, which every screen shows, and in the service's record.
 * @throws what either throws; the record is made right again with the next sign-in
 */
export async function changeName(auth: Auth, api: ApiClient, userId: string, name: string): Promise<void> {
  await auth.changeName(name);
  await call(api, updateUser, { params: { id: userId }, body: { name, nameLower: name.toLowerCase() } });
}
