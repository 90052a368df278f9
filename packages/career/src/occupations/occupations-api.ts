import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { searchOccupationTitles } from '@keepmark/contracts';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** The most characters of a job title that can be searched. */
export const maxTitleQuery = 100;

/** @param query empty asks for none; of a long one, its start is searched */
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

/** Occupations by a job title. The last ones stay while the next are loaded. @param query empty asks for none */
export function useOccupationTitles(query: string) {
  const { api } = useAppContext();
  return useQuery({ ...occupationTitlesOptions(api, query), placeholderData: keepPreviousData });
}

/** Occupations by a whole job title, and nothing until they have loaded. */
export function useOccupationsTitled(title: string) {
  const { api } = useAppContext();
  return useQuery(occupationTitlesOptions(api, title));
}
