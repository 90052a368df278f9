import { plural } from '@keepmark/ui/words';
import { type CityPage, pageSizes } from '@keepmark/contracts';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { Button, Pagination, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { isNotFound, useCities } from '../geography-api';
import type { LocationType } from '../location-type';
import { CityList } from './CityList';
import classes from './CityPages.module.css';

export interface CityPagesProps {
  heading: string;
  countryCode: string;
  /** Empty for the whole country. */
  stateCode?: string;
  page: number;
  onPage: (page: number) => void;
  /** Adds a button that saves each city in this group. */
  type?: LocationType;
}

const count = ({ pagination: { totalResults } }: CityPage) => plural(totalResults, 'city', 'cities');

/** The cities of a country or a state, largest first, a page at a time. */
export function CityPages({ heading, countryCode, stateCode = '', page, onPage, type }: CityPagesProps) {
  const cities = useCities({ countryCode, stateCode, pageNumber: page });
  const title = useRef<HTMLHeadingElement>(null);
  if (isNotFound(cities.error)) {
    return (
      <EmptyState
        icon="map-search"
        title="Country or state not found"
        action={<Button renderRoot={(props) => <Link {...props} to="/countries" />}>See all countries</Button>}
      >
        Check the link, or choose a country from the list.
      </EmptyState>
    );
  }
  if (cities.isError) {
    return (
      <ErrorState title="We couldn’t load the cities" onRetry={() => void cities.refetch()}>
        {cities.error.message}
      </ErrorState>
    );
  }
  if (!cities.data) return <LoadingState label="Loading cities" />;
  const { results, pagination } = cities.data;
  const pages = Math.ceil(pagination.totalResults / pageSizes.default);
  return (
    <section aria-busy={cities.isPlaceholderData} className={classes['section']}>
      <Title order={2} size="h4" ref={title} tabIndex={-1}>
        {heading}: <output>{count(cities.data)}</output>
      </Title>
      {results.length === 0 ? (
        <EmptyState icon="building" title="No cities here">
          We list cities with at least 500 people, and there are none here.
        </EmptyState>
      ) : (
        <CityList label={heading} cities={results} {...(type && { type })} />
      )}
      {pages > 1 && (
        <nav aria-label="Pages of cities">
          <Pagination
            total={pages}
            value={page}
            siblings={1}
            size="sm"
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
            onChange={(next) => {
              onPage(next);
              title.current?.focus();
            }}
          />
        </nav>
      )}
    </section>
  );
}
