import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useSessionUser } from '@keepmark/auth';
import {
  companyNameKey,
  type CompanySearchRequest,
  type DirectoryCompany,
  getCompany,
  listCompanyGroups,
  pageSizes,
  searchCompanies,
} from '@keepmark/contracts';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

// The API client already retries where it helps.
const settled = { retry: false } as const;
const directory = ['companies', 'directory'] as const;

/** The key of every directory query, to invalidate after a change. */
export const directoryKey = directory;

/** The signed-in user's id, part of every query key: people also see companies they added. */
function useViewerId(): string {
  return useSessionUser()?.userId ?? '';
}

const companySearchOptions = (client: ApiClient, viewerId: string, request: CompanySearchRequest | undefined) =>
  queryOptions({
    queryKey: [...directory, viewerId, 'search', request],
    queryFn: request ? ({ signal }) => call(client, searchCompanies, { body: request, signal }) : skipToken,
    placeholderData: keepPreviousData,
    ...settled,
  });

/** One page of the directory. The previous page stays until the next one arrives. Idle without a request. */
export function useCompanySearch(request: CompanySearchRequest | undefined) {
  const { api } = useAppContext();
  return useQuery(companySearchOptions(api, useViewerId(), request));
}

export function useCompanyGroups() {
  const { api } = useAppContext();
  const viewerId = useViewerId();
  return useQuery({
    queryKey: [...directory, viewerId, 'groups'],
    queryFn: ({ signal }) => call(api, listCompanyGroups, { signal }),
    ...settled,
  });
}

/** The name of a group as its author wrote it, or the given text until that is known. */
export function useGroupName(group: string): string {
  const { data } = useCompanyGroups();
  return data?.find((known) => known.group === group.trim().toLowerCase())?.groupName ?? group;
}

/** Whether people can add to a group; true for a new group, and while it loads. */
export function useCanAdd(group: string): boolean {
  const { data } = useCompanyGroups();
  return data?.find((known) => known.group === group.trim().toLowerCase())?.canAdd ?? true;
}

export function useDirectoryCompany(id: string) {
  const { api } = useAppContext();
  const viewerId = useViewerId();
  return useQuery({
    queryKey: [...directory, viewerId, 'company', id],
    queryFn: ({ signal }) => call(api, getCompany, { params: { id }, signal }),
    ...settled,
  });
}

/** The directory's company with this name, or null. */
export function useDirectoryMatch(companyName: string) {
  const { api } = useAppContext();
  const viewerId = useViewerId();
  const key = companyNameKey(companyName);
  return useQuery({
    queryKey: [...directory, viewerId, 'named', key],
    queryFn:
      key === ''
        ? skipToken
        : async ({ signal }): Promise<DirectoryCompany | null> => {
            const body = { searchTerm: companyName, companyName, isNewSearch: true, pageSize: pageSizes.default };
            const { results } = await call(api, searchCompanies, { body, signal });
            return results.find((found) => companyNameKey(found.companyName) === key) ?? null;
          },
    ...settled,
  });
}

/** The digest that marks companies the signed-in person added (SHA-256 of the user id, hexadecimal). */
export function useOwnDigest(): string | undefined {
  const userId = useViewerId();
  const { data } = useQuery({
    queryKey: ['companies', 'own-digest', userId],
    queryFn: userId === '' ? skipToken : () => digestOf(userId),
    staleTime: Infinity,
    ...settled,
  });
  return data;
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
