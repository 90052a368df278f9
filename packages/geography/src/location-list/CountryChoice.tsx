import { useCountrySetting } from '@keepmark/app-shell';
import { ErrorState, LoadingState } from '@keepmark/ui';
import type { Country } from '@keepmark/contracts';
import { CountryList } from '../country-list/CountryList';
import { useCountries } from '../geography-api';

/** A list of every country to choose from, the person's own first, or an error. */
export function CountryChoice({ onChoose }: { onChoose: (countryCode: string) => void }) {
  const countries = useCountries();
  const homeCode = useCountrySetting()[0].toUpperCase();
  if (countries.isError) {
    return (
      <ErrorState title="We couldn’t load the countries" onRetry={() => void countries.refetch()}>
        {countries.error.message}
      </ErrorState>
    );
  }
  if (!countries.data) return <LoadingState label="Loading countries" />;
  const isHome = ({ countryCode }: Country) => countryCode === homeCode;
  const ownFirst = [...countries.data.filter(isHome), ...countries.data.filter((country) => !isHome(country))];
  return <CountryList countries={ownFirst} onChoose={onChoose} isWide />;
}
