import { Page } from '@keepmark/ui';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CountriesView } from '../country-list/CountriesView';
import { isLocationType, type LocationType, locationTypeWords } from '../location-type';
import { UnknownLocationType } from '../location-list/UnknownLocationType';
import { CitiesMap } from './CitiesMap';
import { SavedCitiesMap } from './SavedCitiesMap';
import classes from './LocationMapPage.module.css';
import { StatesMap } from './StatesMap';

/** What the map of a group shows. */
const mapTypes = ['saved', 'countries', 'states', 'cities'] as const;
type MapType = (typeof mapTypes)[number];

const mapTypeLabels: Readonly<Record<MapType, string>> = {
  saved: 'Saved cities',
  countries: 'Countries',
  states: 'States',
  cities: 'Cities',
};

/** The map that a URL names. An unknown name, such as one from an earlier version, shows the saved cities. */
function mapTypeOf(value: unknown): MapType {
  return mapTypes.find((type) => type === value) ?? 'saved';
}

/** The country of a map whose URL names none. */
const defaultCountry = 'US';

/** The maps of one group: its saved cities, or countries, states and cities to find more. */
export function LocationMapPage() {
  const { locationType, mapType, countryCode, stateCode } = useParams({ strict: false });
  if (!isLocationType(locationType)) return <UnknownLocationType />;
  return (
    <LocationMap
      type={locationType}
      mapType={mapTypeOf(mapType)}
      countryCode={countryCode ?? defaultCountry}
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
        // The map of saved cities is the default and has no path part.
        ...(next !== 'saved' && { mapType: next }),
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
          List
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
      {mapType === 'saved' && <SavedCitiesMap type={type} />}
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
