import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { getOccupation, listOccupationTasks, listRelatedOccupations, listTechnologySkills } from '@keepmark/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Reference data doesn't change while a tab is open, and the client already retries if that helps. */
const forever = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

const occupationOptions = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: ['occupations', code],
    queryFn: ({ signal }) => call(api, getOccupation, { params: { code }, signal }),
    enabled: code !== '',
    ...forever,
  });

export const relatedOptions = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: ['occupations', code, 'related'],
    queryFn: ({ signal }) => call(api, listRelatedOccupations, { params: { code }, signal }),
    enabled: code !== '',
    ...forever,
  });

export const technologyOptions = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: ['occupations', code, 'skills'],
    queryFn: ({ signal }) => call(api, listTechnologySkills, { params: { code }, signal }),
    enabled: code !== '',
    ...forever,
  });

export const tasksOptions = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: ['occupations', code, 'tasks'],
    queryFn: ({ signal }) => call(api, listOccupationTasks, { params: { code }, signal }),
    enabled: code !== '',
    ...forever,
  });

export function useOccupation(code: string) {
  const { api } = useAppContext();
  return useQuery(occupationOptions(api, code));
}

export function useOccupationTasks(code: string) {
  const { api } = useAppContext();
  return useQuery(tasksOptions(api, code));
}

export function useTechnologySkills(code: string) {
  const { api } = useAppContext();
  return useQuery(technologyOptions(api, code));
}

export function useRelatedOccupations(code: string) {
  const { api } = useAppContext();
  return useQuery(relatedOptions(api, code));
}
