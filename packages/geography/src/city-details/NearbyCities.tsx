import { useAppContext } from '@keepmark/app-shell';
import type { City } from '@keepmark/contracts';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { citiesAround, citiesWithin } from '../city-list/cities-near';
import { CityList } from '../city-list/CityList';

const shownCities = 8;
const farthestKm = 80;

/** The cities around a city, the nearest first. */
export function NearbyCities({ city }: { city: City }) {
  const { api } = useAppContext();
  const nearby = useQuery({
    queryKey: ['geography', 'nearby', city.cityId],
    queryFn: async ({ client }) =>
      citiesWithin(city, await citiesAround(api, client, city), farthestKm).filter(
        ({ cityId }) => cityId !== city.cityId,
      ),
    retry: false,
  });
  return (
    <section>
      <Title order={2} size="h4">
        Nearby cities
      </Title>
      {nearby.isError ? (
        <ErrorState onRetry={() => void nearby.refetch()}>{nearby.error.message}</ErrorState>
      ) : !nearby.data ? (
        <LoadingState label="Looking around" />
      ) : nearby.data.length === 0 ? (
        <Text c="dimmed">No other city within {farthestKm} km is among the largest of the state and the country.</Text>
      ) : (
        <CityList label="Nearby cities" cities={nearby.data.slice(0, shownCities)} />
      )}
    </section>
  );
}
