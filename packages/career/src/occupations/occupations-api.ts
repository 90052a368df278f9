import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { searchOccupationTitles } from '@keepmark/contracts';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** The maximum length of a searched job title. */
export const maxTitleQuery = 100;

/** @param query empty finds none; a long one is truncated */
export const occupationTitlesOptions = (api: ApiClient, query: string) => {
  const searched = query.trim().slice(0, maxTitleQuery);
  return queryOptions({
    queryKey: ['career', 'occupation-titles', searched.toLowerCase()],
    queryFn: searched
      ? ({ signal }) => call(api, searchOccupationTitles, { params: { query: searched }, signal })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

/** Occupations by a job title. Keeps the previous ones while the next ones load. @param query empty finds none */
export function useOccupationTitles(query: string) {
  const { api } = useAppContext();
  return useQuery({ ...occupationTitlesOptions(api, query), placeholderData: keepPreviousData });
}

/** Occupations by a whole job title, and nothing until they have loaded. */
export function useOccupationsTitled(title: string) {
  const { api } = useAppContext();
  return useQuery(occupationTitlesOptions(api, title));
}
