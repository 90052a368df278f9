import { ErrorState, LoadingState } from '@keepmark/ui';
import { Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { CityList, type ListedCity } from '../city-list/CityList';

/** The cities around a city, the nearest first. */
export function NearbyCities({ nearby }: { nearby: UseQueryResult<ListedCity[]> }) {
  return (
    <section>
      <Title order={2} size="h4">
        Nearby cities
      </Title>
      {nearby.isError ? (
        <ErrorState title="The cities nearby could not be loaded" onRetry={() => void nearby.refetch()}>
          {nearby.error.message}
        </ErrorState>
      ) : !nearby.data ? (
        <LoadingState label="Looking around" />
      ) : nearby.data.length === 0 ? (
        <Text c="dimmed">There is no other city within 60 miles.</Text>
      ) : (
        <CityList label="Nearby cities" cities={nearby.data} />
      )}
    </section>
  );
}
