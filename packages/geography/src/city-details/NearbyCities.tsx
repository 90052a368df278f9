import { milesText } from '@keepmark/ui/words';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { CityList, type ListedCity } from '../city-list/CityList';

/** The cities near a city, nearest first. */
export function NearbyCities({ nearby }: { nearby: UseQueryResult<ListedCity[]> }) {
  return (
    <section>
      <Title order={2} size="h4">
        Nearby cities
      </Title>
      {nearby.isError ? (
        <ErrorState title="We couldn’t load nearby cities" onRetry={() => void nearby.refetch()}>
          {nearby.error.message}
        </ErrorState>
      ) : !nearby.data ? (
        <LoadingState label="Loading nearby cities" />
      ) : nearby.data.length === 0 ? (
        <Text c="dimmed">No other cities within {milesText(60)}.</Text>
      ) : (
        <CityList label="Nearby cities" cities={nearby.data} />
      )}
    </section>
  );
}
