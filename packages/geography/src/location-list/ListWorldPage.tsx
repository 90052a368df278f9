import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CountriesView } from '../country-list/CountriesView';
import { countryInSentence } from '@keepmark/ui/words';
import { useCountries } from '../geography-api';
import { isLocationType, type LocationType, locationTypeWords } from '../location-type';
import { UnknownLocationType } from './UnknownLocationType';

/** A list and a map to choose a country from, with a link to its cities. One country may be preselected. */
export function ListWorldPage() {
  const { locationType, initCountrySelection = '' } = useParams({ strict: false });
  if (!isLocationType(locationType)) return <UnknownLocationType />;
  return <World type={locationType} selectedCode={initCountrySelection.toUpperCase()} />;
}

function World({ type, selectedCode }: { type: LocationType; selectedCode: string }) {
  const countries = useCountries();
  const navigate = useNavigate();
  const { heading } = locationTypeWords[type];
  const selected = countries.data?.find(({ countryCode }) => countryCode === selectedCode);
  const select = (initCountrySelection: string) =>
    void navigate({
      to: '/location/listworld/$locationType/$initCountrySelection',
      params: { locationType: type, initCountrySelection },
      replace: true,
      resetScroll: false,
    });
  return (
    <Page
      title={heading}
      actions={
        selected && (
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to="/location/list/$locationType/{-$countryCode}/{-$stateCode}"
                params={{ locationType: type, countryCode: selected.countryCode }}
              />
            )}
          >
            Cities in {countryInSentence(selected.countryName)}
          </Button>
        )
      }
    >
      <CountriesView selectedCode={selectedCode} onChoose={select} />
    </Page>
  );
}
