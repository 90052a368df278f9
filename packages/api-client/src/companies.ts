import {
  addCompany as addCompanyCall,
  type ChangedDirectoryCompany,
  type CompanyGroup,
  type CompanyPage,
  type CompanySearchRequest,
  deleteCompany as deleteCompanyCall,
  type DirectoryCompany,
  getCompany as getCompanyCall,
  listCompanyGroups as listCompanyGroupsCall,
  type NewDirectoryCompany,
  paginate,
  searchCompanies as searchCompaniesCall,
  updateCompany as updateCompanyCall,
} from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { orNothing, type SearchOptions } from './or-nothing';
import { read } from './read';
import { send, skipped } from './send';

/** One page of the directory; an empty one when the search failed. */
export function searchCompanies(
  client: ApiClient,
  request: CompanySearchRequest,
  options: SearchOptions = {},
): Promise<CompanyPage> {
  const { signal } = options;
  const nothing = { results: [], pagination: paginate(0, 1, request.pageSize) };
  return orNothing(
    read(client, searchCompaniesCall, {}, { body: request, ...(signal && { signal }) }),
    nothing,
    options,
  );
}

/** The groups of the directory; none when the search failed. */
export function listCompanyGroups(client: ApiClient, options: SearchOptions = {}): Promise<CompanyGroup[]> {
  const { signal } = options;
  return orNothing(read(client, listCompanyGroupsCall, {}, signal && { signal }), [], options);
}

/** A company of the directory; null when there is none of this id, or the call failed. */
export function getCompany(
  client: ApiClient,
  id: string,
  options: SearchOptions = {},
): Promise<DirectoryCompany | null> {
  const { signal } = options;
  return orNothing(read(client, getCompanyCall, { id }, signal && { signal }), null, options);
}

// Each of these needs the bearer token and is not made without one: it then gives undefined or false.
// Each throws what `send` throws.

/** Adds a company to a group of the directory, and gives it as it now stands there; undefined when signed out. */
export async function addCompany(
  client: ApiClient,
  company: NewDirectoryCompany,
  options: CallOptions = {},
): Promise<DirectoryCompany | undefined> {
  const answer = await send(client, addCompanyCall, { ...options, body: company, idempotent: false });
  return answer === skipped ? undefined : answer.data;
}

/** Changes a company that the caller added; false when signed out. */
export async function updateCompany(
  client: ApiClient,
  id: string,
  changes: ChangedDirectoryCompany,
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await send(client, updateCompanyCall, { ...options, params: { id }, body: changes, idempotent: true });
  return answer !== skipped && answer.data?.success === true;
}

/** Deletes a company that the caller added; false when signed out. */
export async function deleteCompany(client: ApiClient, id: string, options: CallOptions = {}): Promise<boolean> {
  const answer = await send(client, deleteCompanyCall, { ...options, params: { id }, idempotent: true });
  return answer !== skipped && answer.data?.success === true;
}
