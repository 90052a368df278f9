import {
  createUser as createUserCall,
  deleteUser as deleteUserCall,
  getUser as getUserCall,
  updateUser as updateUserCall,
  upsertUser as upsertUserCall,
  type User,
} from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { send, skipped } from './send';

// Each of these needs the bearer token and is not made without one: it then gives undefined or false.
// Each throws what `send` throws.

/** Your own record, by the id of the session; undefined when signed out. */
export async function getUser(client: ApiClient, id: string, options: CallOptions = {}): Promise<User | undefined> {
  const answer = await send(client, getUserCall, { ...options, params: { id }, idempotent: true });
  return answer === skipped ? undefined : answer.data;
}

/** Makes your record from the name and e-mail of the session; false when signed out. */
export async function createUser(
  client: ApiClient,
  user: Pick<User, 'name' | 'email'>,
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await send(client, createUserCall, { ...options, body: user, idempotent: false });
  return answer !== skipped && answer.success;
}

/** Makes or refreshes your record after sign-in, and gives it as the service now holds it; undefined when signed out. */
export async function upsertUser(client: ApiClient, user: User, options: CallOptions = {}): Promise<User | undefined> {
  const answer = await send(client, upsertUserCall, { ...options, body: user, idempotent: true });
  return answer === skipped ? undefined : answer.data;
}

/** Changes your record; false when signed out. */
export async function updateUser(
  client: ApiClient,
  id: string,
  changes: Partial<Omit<User, 'id' | 'createdDate'>>,
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await send(client, updateUserCall, { ...options, params: { id }, body: changes, idempotent: true });
  return answer !== skipped && answer.success;
}

/** Deletes your record; false when signed out. */
export async function deleteUser(client: ApiClient, id: string, options: CallOptions = {}): Promise<boolean> {
  const answer = await send(client, deleteUserCall, { ...options, params: { id }, idempotent: true });
  return answer !== skipped && answer.success;
}
