import { CommuteBar } from '@keepmark/geography/commute-bar';
import {
  type CommuteFilter,
  commuteFilterUrl,
  commutePoints,
  readCommuteFilter,
} from '@keepmark/geography/commute-filter';
import { useHomeLocation, useHomeOrigin } from '@keepmark/geography/home-location';
import { MapWithList } from '@keepmark/map';
import { EmptyState, ErrorState, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { JobSearch } from '../job-search';
import { JobSearchForm } from '../job-search/JobSearchForm';
import { ResultCount } from '../searched/ResultCount';
import { SearchedCountry } from '../searched/SearchedCountry';
import { SearchedPlaces } from '../searched/SearchedPlaces';
import { SearchedTerm } from '../searched/SearchedTerm';
import { useUrlSearch } from '../job-search/use-url-search';
import { JobSearchNav } from '../JobSearchNav';
import { useJobPositions, useJobSearch } from '../postings-api';
import { MappedPosting } from './MappedPosting';
import { mappedText } from './mapped-text';

/** Every result of a search on a map, with the commute to each posting. */
export function SearchMapPage() {
  const url = useSearch({ strict: false });
  const { search, urlOf } = useUrlSearch();
  const commute = readCommuteFilter(url);
  const navigate = useNavigate();
  const result = useJobSearch(search);
  const positions = useJobPositions(search);
  const from = useHomeLocation();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { withinMinutes, mode } = commute;
  const found = positions.data;
  const points = useMemo(() => {
    const placed = (found?.results ?? []).map((posting) => ({
      id: posting.externalId,
      label: posting.jobTitle,
      detail: [posting.companyName, posting.location].filter(Boolean).join(', '),
      latitude: posting.latitude,
      longitude: posting.longitude,
    }));
    return commutePoints(placed, from, { withinMinutes, mode });
  }, [found, from, withinMinutes, mode]);
  const origin = useHomeOrigin();
  const go = (next: JobSearch, filter: CommuteFilter) =>
    void navigate({ to: '/jobs/map/search', search: { ...urlOf(next), ...commuteFilterUrl(filter) } });
  const run = (next: JobSearch) => go(next, commute);
  const failed = [result, positions].filter(({ isError }) => isError);

  return (
    <Page
      title="Job search map"
      width="full"
      actions={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/jobs/search" search={urlOf(search)} />}>
          Show as list
        </Button>
      }
    >
      <JobSearchNav />
      <JobSearchForm search={search} onSearch={run} />
      <CommuteBar filter={commute} onChange={(filter) => go(search, filter)} />
      {result.data && !result.isError ? (
        <div>
          <ResultCount answer={result.data} isSearching={result.isPlaceholderData} />
          {found && !positions.isPlaceholderData ? <Text size="sm">{mappedText(found, points)}</Text> : null}
          {result.isPlaceholderData ? null : <SearchedTerm answer={result.data} search={search} />}
          <SearchedPlaces answer={result.data} search={search} onSearch={run} />
          <SearchedCountry answer={result.data} search={search} onSearch={run} />
        </div>
      ) : null}
      {failed[0] ? (
        <ErrorState onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
          {failed[0].error?.message}
        </ErrorState>
      ) : (
        <MapWithList
          label="Postings"
          points={points}
          origin={origin}
          selectedId={selectedId ?? undefined}
          onSelect={setSelectedId}
          renderPopup={(point) => <MappedPosting {...point} />}
          empty={
            <EmptyState icon="map-search" title={positions.isFetching ? 'Searching…' : 'No postings found'}>
              Try other words, a larger distance, or a longer commute.
            </EmptyState>
          }
        />
      )}
    </Page>
  );
}
