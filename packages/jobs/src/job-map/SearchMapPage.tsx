import { useSavedCompanies } from '@keepmark/companies';
import { coordinatesOf, useHomeLocation } from '@keepmark/geography/home-location';
import { MapWithList } from '@keepmark/map';
import { EmptyState, ErrorState, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { JobSearch } from '../job-search/job-search';
import { JobSearchForm } from '../job-search/JobSearchForm';
import { SaveJobButton } from '../job-search/SaveJobButton';
import { savedJobIndex, markSaved } from '../job-search/mark-saved';
import { ResultCount } from '../job-search/ResultCount';
import { useUrlSearch } from '../job-search/use-url-search';
import { SearchedCountry } from '../job-search/SearchedCountry';
import { useJobSearch } from '../jobs-api';
import { useSavedJobs } from '../jobs-store';
import { useSavePosting } from '../job-posting/use-save-posting';
import { type CommuteFilter, commuteFilterUrl, readCommuteFilter } from './commute';
import { commutePoints } from './commute-points';
import { CommuteBar } from './CommuteBar';
import classes from './JobMap.module.css';

/** Search results on a map, with the commute to each posting. */
export function SearchMapPage() {
  const url = useSearch({ strict: false });
  const { search, urlOf } = useUrlSearch();
  const commute = readCommuteFilter(url);
  const navigate = useNavigate();
  const result = useJobSearch(search);
  const jobs = useSavedJobs();
  const companies = useSavedCompanies();
  const save = useSavePosting();
  const from = useHomeLocation();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const found = result.data?.results;
  const postings = useMemo(() => {
    const saved = savedJobIndex(jobs);
    return (found ?? []).map((posting) => markSaved(posting, saved, companies));
  }, [found, jobs, companies]);
  const { withinMinutes, mode } = commute;
  const points = useMemo(() => {
    const placed = postings.map((posting) => ({
      id: posting.externalId,
      label: posting.jobTitle,
      detail: [posting.companyName, posting.location].filter(Boolean).join(', '),
      latitude: posting.latitude,
      longitude: posting.longitude,
    }));
    return commutePoints(placed, from, { withinMinutes, mode });
  }, [postings, from, withinMinutes, mode]);
  const origin = useMemo(() => from && { ...coordinatesOf(from), label: from.locationText }, [from]);
  const go = (next: JobSearch, filter: CommuteFilter) =>
    void navigate({ to: '/jobs/map/search', search: { ...urlOf(next), ...commuteFilterUrl(filter) } });

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
      <JobSearchForm search={search} onSearch={(next) => go(next, commute)} />
      <CommuteBar filter={commute} onChange={(filter) => go(search, filter)} />
      {result.data && !result.isError ? (
        <>
          <ResultCount answer={result.data} isSearching={result.isPlaceholderData} />
          <SearchedCountry answer={result.data} search={search} onSearch={(next) => go(next, commute)} />
        </>
      ) : null}
      {result.isError ? (
        <ErrorState onRetry={() => void result.refetch()}>{result.error.message}</ErrorState>
      ) : (
        <div className={classes['map']}>
          <MapWithList
            label="Postings"
            points={points}
            {...(origin && { origin })}
            selectedId={selectedId ?? undefined}
            onSelect={setSelectedId}
            renderPopup={({ id, label, detail }) => {
              const posting = postings.find(({ externalId }) => externalId === id);
              return (
                <>
                  <Text fw={600}>{label}</Text>
                  <Text size="sm" mb="xs">
                    {detail}
                  </Text>
                  {posting ? <SaveJobButton posting={posting} onSave={save} size="compact-sm" /> : null}
                </>
              );
            }}
            empty={
              <EmptyState icon="map-search" title={result.isFetching ? 'Searching…' : 'No postings found'}>
                Try other words, a larger distance, or a longer commute.
              </EmptyState>
            }
          />
        </div>
      )}
    </Page>
  );
}
