import { ErrorState, LoadingState } from '@keepmark/ui';
import { CountryList } from '../country-list/CountryList';
import { useCountries } from '../geography-api';

/** A list of every country to choose from, or an error. */
export function CountryChoice({ onChoose }: { onChoose: (countryCode: string) => void }) {
  const countries = useCountries();
  if (countries.isError) {
    return (
      <ErrorState title="We couldn't load the countries" onRetry={() => void countries.refetch()}>
        {countries.error.message}
      </ErrorState>
    );
  }
  if (!countries.data) return <LoadingState label="Loading countries" />;
  return <CountryList countries={countries.data} onChoose={onChoose} isWide />;
}
