import { useCountrySetting } from '@keepmark/app-shell';
import { worldCountryCode } from '@keepmark/contracts';
import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CityPages } from '../city-list/CityPages';
import { CityGroups } from '../city-group/CityGroups';
import { countryInSentence } from '@keepmark/ui/words';
import { useCountries, useStateProvince } from '../geography-api';
import { LocationSearchForm } from '../location-search/LocationSearchForm';
import { StateButton } from '../location-list/StateButton';
import { CitiesNearby } from './CitiesNearby';
import classes from './CitiesPage.module.css';
import { type CitySearch, citySearchUrl, readCitySearch } from './city-search';

const otherPages = (
  <>
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/countries" />}>
      Countries
    </Button>
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/location/mapcbsa" />}>
      US metro areas
    </Button>
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/cities/resources" />}>
      City resources
    </Button>
  </>
);

/** Finds cities near a place, or in a country or state, largest first. */
export function CitiesPage() {
  const usualCountry = useCountrySetting()[0].toUpperCase();
  const search = readCitySearch(useSearch({ strict: false }), usualCountry);
  const navigate = useNavigate();
  const { country, locations } = search;

  const run = (changes: Partial<CitySearch>) =>
    void navigate({
      to: '/cities',
      search: citySearchUrl({ ...search, page: 1, ...changes }, usualCountry),
      resetScroll: false,
    });

  return (
    <Page title="Cities" actions={otherPages}>
      <CityGroups />
      <LocationSearchForm
        search={search}
        onSearch={(next) => run({ ...next, ...(next.country !== country && { state: '' }) })}
      />
      {locations ? (
        <CitiesNearby
          search={search}
          onWiden={() => run({ distanceMiles: 100, country: worldCountryCode })}
          onCountry={(code) => run({ country: code, state: '' })}
        />
      ) : country !== worldCountryCode ? (
        <CitiesOfCountry search={search} onChange={run} />
      ) : (
        <EmptyState
          icon="world"
          title="Search for cities"
          action={
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/countries" />}>
              See all countries
            </Button>
          }
        >
          Enter a place to see the cities near it, or choose a country.
        </EmptyState>
      )}
    </Page>
  );
}

interface CitiesOfCountryProps {
  search: CitySearch;
  onChange: (changes: Partial<CitySearch>) => void;
}

/** The cities of a country or of one of its states. */
function CitiesOfCountry({ search: { country, state, page }, onChange }: CitiesOfCountryProps) {
  const countries = useCountries();
  const countryName = countries.data?.find(({ countryCode }) => countryCode === country)?.countryName ?? country;
  const stateName = useStateProvince(country, state).data?.stateName ?? state;
  return (
    <>
      <div className={classes['state']}>
        <StateButton countryCode={country} stateCode={state} onChoose={(stateCode) => onChange({ state: stateCode })} />
        {state && (
          <Button variant="subtle" onClick={() => onChange({ state: '' })}>
            All of {countryInSentence(countryName)}
          </Button>
        )}
      </div>
      <CityPages
        heading={`Cities in ${state ? stateName : countryInSentence(countryName)}`}
        countryCode={country}
        stateCode={state}
        page={page}
        onPage={(next) => onChange({ page: next })}
      />
    </>
  );
}
