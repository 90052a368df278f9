import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { listRelatedOccupations, searchOccupationTitles } from '@keepmark/contracts';
import { useQuery } from '@tanstack/react-query';

const forever = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
const maxQueryLength = 100;

/** The occupations with a job title, best match first, and those that are like the best match. */
export function useSimilarOccupations(title: string) {
  const { api } = useAppContext();
  const query = title.slice(0, maxQueryLength);
  const titled = useQuery({
    queryKey: ['jobs', 'occupation-titles', query.toLowerCase()],
    queryFn: ({ signal }) => call(api, searchOccupationTitles, { params: { query }, signal }),
    ...forever,
  });
  const best = titled.data?.results[0]?.code ?? '';
  const related = useQuery({
    queryKey: ['jobs', 'related-occupations', best],
    queryFn: ({ signal }) => call(api, listRelatedOccupations, { params: { code: best }, signal }),
    enabled: best !== '',
    ...forever,
  });
  return {
    occupations: titled.data?.results ?? [],
    // Without these the titles alone still help.
    related: related.data?.results ?? [],
    isPending: titled.isPending || (best !== '' && related.isPending),
    error: titled.error,
    retry: () => void titled.refetch(),
  };
}
