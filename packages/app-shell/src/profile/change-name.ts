import { type ApiClient, updateUser } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';

/**
 * Changes somebody's name where they sign in, which every screen shows, and in the service's record.
 * @throws what either throws; the record is made right again with the next sign-in
 */
export async function changeName(auth: Auth, api: ApiClient, userId: string, name: string): Promise<void> {
  await auth.changeName(name);
  await updateUser(api, userId, { name, nameLower: name.toLowerCase() });
}
