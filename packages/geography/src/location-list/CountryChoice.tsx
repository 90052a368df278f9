import { ErrorState, LoadingState } from '@keepmark/ui';
import { CountryList } from '../country-list/CountryList';
import { useCountries } from '../geography-api';

/** Every country to choose from, or why there are none. */
export function CountryChoice({ onChoose }: { onChoose: (countryCode: string) => void }) {
  const countries = useCountries();
  if (countries.isError) {
    return (
      <ErrorState title="The countries could not be loaded" onRetry={() => void countries.refetch()}>
        {countries.error.message}
      </ErrorState>
    );
  }
  if (!countries.data) return <LoadingState label="Loading countries" />;
  return <CountryList countries={countries.data} onChoose={onChoose} isWide />;
}
