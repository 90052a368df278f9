import { Page } from '@keepmark/ui';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CountriesView } from '../country-list/CountriesView';
import { isLocationType, type LocationType, locationTypeWords } from '../location-type';
import { UnknownLocationType } from '../location-list/UnknownLocationType';
import { CitiesMap } from './CitiesMap';
import { SavedCitiesMap } from './SavedCitiesMap';
import classes from './LocationMapPage.module.css';
import { type MapType, mapTypeLabels, mapTypeOf, mapTypes } from './map-type';
import { StatesMap } from './StatesMap';

/** Where a map begins that needs a country. */
const firstCountry = 'US';

/** The maps of one purpose: the kept cities, or the way to more by country, state and city. */
export function LocationMapPage() {
  const { locationType, mapType, countryCode, stateCode } = useParams({ strict: false });
  if (!isLocationType(locationType)) return <UnknownLocationType />;
  return (
    <LocationMap
      type={locationType}
      mapType={mapTypeOf(mapType)}
      countryCode={countryCode ?? firstCountry}
      stateCode={stateCode ?? ''}
    />
  );
}

export interface LocationMapProps {
  type: LocationType;
  mapType: MapType;
  countryCode: string;
  stateCode: string;
}

function LocationMap({ type, mapType, countryCode, stateCode }: LocationMapProps) {
  const navigate = useNavigate();
  const open = (next: MapType, country?: string, state?: string) =>
    void navigate({
      to: '/location/map/$locationType/{-$mapType}/{-$countryCode}/{-$stateCode}',
      params: {
        locationType: type,
        mapType: next,
        ...(country && { countryCode: country }),
        ...(country && state && { stateCode: state }),
      },
      resetScroll: false,
    });
  return (
    <Page
      title={locationTypeWords[type].heading}
      width="full"
      actions={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/location/list/$locationType/{-$countryCode}/{-$stateCode}"
              params={{ locationType: type }}
            />
          )}
        >
          As a list
        </Button>
      }
    >
      <div className={classes['tabs']}>
        <SegmentedControl
          aria-label="What the map shows"
          data={mapTypes.map((value) => ({ value, label: mapTypeLabels[value] }))}
          value={mapType}
          onChange={(next) => open(mapTypeOf(next))}
        />
      </div>
      {mapType === 'kept' && <SavedCitiesMap type={type} />}
      {mapType === 'countries' && <CountriesView onChoose={(country) => open('states', country)} />}
      {mapType === 'states' && (
        <StatesMap
          countryCode={countryCode}
          onCountry={(country) => open('states', country)}
          onChoose={(state) => open('cities', countryCode, state)}
        />
      )}
      {mapType === 'cities' && (
        <CitiesMap
          key={`${countryCode}/${stateCode}`}
          type={type}
          countryCode={countryCode}
          stateCode={stateCode}
          onCountry={(country) => open('cities', country)}
          onState={(state) => open('cities', countryCode, state)}
        />
      )}
    </Page>
  );
}
