import { ErrorState, LoadingState } from '@keepmark/ui';
import { useCountries } from '../geography-api';
import classes from './CountriesView.module.css';
import { CountryList } from './CountryList';
import { CountryMap } from './CountryMap';

export interface CountriesViewProps {
  selectedCode?: string;
  onChoose: (countryCode: string) => void;
}

/** The countries of the world as a list and as a map colored by city population. */
export function CountriesView({ selectedCode = '', onChoose }: CountriesViewProps) {
  const countries = useCountries();
  if (countries.isError) {
    return (
      <ErrorState title="We couldn’t load the countries" onRetry={() => void countries.refetch()}>
        {countries.error.message}
      </ErrorState>
    );
  }
  if (!countries.data) return <LoadingState label="Loading countries" />;
  return (
    <div className={classes['columns']}>
      <CountryList countries={countries.data} selectedCode={selectedCode} onChoose={onChoose} />
      <div className={classes['map']}>
        <CountryMap countries={countries.data} selectedCode={selectedCode} onChoose={onChoose} />
      </div>
    </div>
  );
}
