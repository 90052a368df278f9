import { ApiError, type ApiClient, call } from '@keepmark/api-client';
import { createUser, getUser, updateUser } from '@keepmark/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAppContext } from '../app-context';

/** The server's record of the signed-in user. Fails when there is none. */
export function useUserRecord(userId: string) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['user', userId],
    queryFn: async ({ signal }) => (await call(api, getUser, { params: { id: userId }, signal })) ?? null,
    staleTime: Infinity,
    retry: false,
  });
}

/**
 * Changes the name on the server. Creates the record when there is none, since the call of the sign-in may have failed.
 * @throws what the calls throw
 */
export async function changeRecordedName(
  api: ApiClient,
  { userId, email }: { readonly userId: string; readonly email: string },
  name: string,
): Promise<void> {
  try {
    await call(api, updateUser, { params: { id: userId }, body: { name, nameLower: name.toLowerCase() } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await call(api, createUser, { body: { name, email } });
  }
}
