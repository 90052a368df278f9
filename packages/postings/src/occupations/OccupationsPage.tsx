import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import {
  getOccupation,
  listChildOccupations,
  listParentOccupations,
  type Occupation,
  searchText,
} from '@keepmark/contracts';
import { ErrorState, Icon, LoadingState, Page } from '@keepmark/ui';
import { Anchor, Button, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { JobSearchNav } from '../JobSearchNav';
import classes from './OccupationsPage.module.css';
import { popularOccupations } from './popular-occupations';
import { searchTerm } from '../search-term';

const forever = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The occupations in a group; the major groups without a code. */
function useOccupations(code: string) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['jobs', 'occupations', code],
    queryFn: ({ signal }) =>
      code === ''
        ? call(api, listParentOccupations, { signal })
        : call(api, listChildOccupations, { params: { code }, signal }),
    ...forever,
  });
}

function useOccupation(code: string) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['jobs', 'occupation', code],
    queryFn: ({ signal }) => call(api, getOccupation, { params: { code }, signal }),
    enabled: code !== '',
    ...forever,
  });
}

/** The level above a group, with the group that it is in marked as selected. A major group has none. */
function useLevelAbove(group: Occupation | undefined) {
  const { api } = useAppContext();
  const code = group?.code ?? '';
  return useQuery({
    queryKey: ['jobs', 'occupations', 'above', code],
    queryFn: ({ signal }) => call(api, listParentOccupations, { params: { code }, signal }),
    enabled: Boolean(group?.parentCode),
    ...forever,
  });
}

const levelLabels: Readonly<Record<Occupation['level'], string>> = {
  major: 'Major group',
  minor: 'Minor group',
  broad: 'Broad occupation',
  detailed: 'Occupation',
  onet: 'O*NET occupation',
};

const named =
  (wanted: string) =>
  ({ title }: { title: string }) =>
    searchText(title).includes(wanted);

/** Popular occupations and all occupations by group, each with a link to a job search. */
export function OccupationsPage() {
  const query = useSearch({ strict: false });
  const code = 'code' in query && typeof query.code === 'string' ? query.code : '';
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const wanted = searchText(text.trim());
  const popular = popularOccupations.filter(named(wanted));

  return (
    <Page title="Occupations" width="text">
      <JobSearchNav />
      <form
        className={classes['search']}
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '') void navigate({ to: '/jobs/searchterm/$term', params: { term: text.trim() } });
        }}
      >
        <TextInput
          type="search"
          aria-label="Search occupations"
          placeholder="Nurse, welder, data …"
          leftSection={<Icon name="search" size="sm" />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" disabled={wanted === ''}>
          Search jobs
        </Button>
      </form>
      {popular.length > 0 ? (
        <section aria-labelledby="popular-occupations">
          <Title order={2} size="h4" id="popular-occupations">
            Popular
          </Title>
          <ul className={classes['popular']}>
            {popular.map(({ code: popularCode, title }) => (
              <li key={popularCode}>
                <SearchLink title={title}>{title}</SearchLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <OccupationGroup code={code} wanted={wanted} />
    </Page>
  );
}

interface OccupationGroupProps {
  /** Empty for all major groups. */
  code: string;
  /** Only occupations with this in their title, in lower case. */
  wanted: string;
}

/** The occupations in a group, and the way back up. */
function OccupationGroup({ code, wanted }: OccupationGroupProps) {
  const group = useOccupation(code);
  const occupations = useOccupations(code);
  const above = useLevelAbove(group.data).data?.results.find(({ selected }) => selected);
  const shown = occupations.data?.results.filter(named(wanted)) ?? [];
  return (
    <section aria-labelledby="occupation-group" className={classes['group']}>
      <Title order={2} size="h4" id="occupation-group">
        {code === '' ? 'All groups' : (group.data?.title ?? code)}
      </Title>
      {code === '' ? null : (
        <div className={classes['breadcrumb']}>
          <Anchor renderRoot={(props) => <Link {...props} to="/job/occupations" />}>All groups</Anchor>
          {group.data?.parentCode ? (
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/job/occupations" search={{ code: group.data?.parentCode }} />
              )}
            >
              {above?.title ?? 'Up one level'}
            </Anchor>
          ) : null}
        </div>
      )}
      {group.data ? (
        <Text size="sm" c="dimmed">
          {levelLabels[group.data.level]}
        </Text>
      ) : null}
      {group.data?.description ? <Text>{group.data.description}</Text> : null}
      {occupations.isPending ? <LoadingState /> : null}
      {occupations.isError ? (
        <ErrorState title="We couldn’t load the occupations" onRetry={() => void occupations.refetch()}>
          {occupations.error.message}
        </ErrorState>
      ) : null}
      <ul className={classes['list']} aria-label="Occupations">
        {shown.map((occupation) => (
          <OccupationRow key={occupation.code} occupation={occupation} />
        ))}
      </ul>
      {occupations.data && shown.length === 0 ? (
        <Text c="dimmed">
          {wanted === ''
            ? 'This group has no further occupations.'
            : 'No matching occupations. Search jobs for it instead.'}
        </Text>
      ) : null}
      {occupations.data ? (
        <Text size="sm" c="dimmed">
          Standard Occupational Classification 2018
          {occupations.data.table === 'hand-written' ? ' (groups only; the full table is not loaded).' : '.'}
        </Text>
      ) : null}
    </section>
  );
}

function OccupationRow({ occupation: { code, title, level, hasChildren } }: { occupation: Occupation }) {
  return (
    <li className={classes['row']}>
      <span>
        {hasChildren ? (
          <Anchor renderRoot={(props) => <Link {...props} to="/job/occupations" search={{ code }} />}>{title}</Anchor>
        ) : (
          title
        )}{' '}
        <Text span size="sm" c="dimmed">
          {levelLabels[level]}
        </Text>
      </span>
      <SearchLink title={title} label={`Search jobs: ${title}`}>
        Search jobs
      </SearchLink>
    </li>
  );
}

function SearchLink({ title, label, children }: { title: string; label?: string; children: string }) {
  return (
    <Anchor
      size="sm"
      aria-label={label}
      renderRoot={(props) => <Link {...props} to="/jobs/searchterm/$term" params={{ term: searchTerm(title) }} />}
    >
      {children}
    </Anchor>
  );
}
