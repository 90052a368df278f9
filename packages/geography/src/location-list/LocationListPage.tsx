import { Page } from '@keepmark/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CityPages } from '../city-list/CityPages';
import { countryInSentence } from '@keepmark/ui/words';
import { useCountry, useStateProvince } from '../geography-api';
import { isLocationType, locationTypeWords } from '../location-type';
import { CountryChoice } from './CountryChoice';
import { ListActions, type ListRegion } from './ListActions';
import { RegionBreadcrumbs } from './RegionBreadcrumbs';
import { StateButton } from './StateButton';
import { StateMetroAreas } from './StateMetroAreas';
import { UnknownLocationType } from './UnknownLocationType';

/** Finds cities to save in one group, by country and state. */
export function LocationListPage() {
  const { locationType, countryCode, stateCode } = useParams({ strict: false });
  if (!isLocationType(locationType)) return <UnknownLocationType />;
  // Someone may have typed the codes in small letters.
  const [country = '', state = ''] = [countryCode?.toUpperCase(), stateCode?.toUpperCase()];
  return <LocationList type={locationType} countryCode={country} stateCode={state} />;
}

function LocationList({ type, countryCode, stateCode }: ListRegion) {
  const { heading } = locationTypeWords[type];
  const navigate = useNavigate();
  const url: { page?: unknown } = useSearch({ strict: false });
  const page = typeof url.page === 'number' && url.page >= 1 ? Math.trunc(url.page) : 1;
  const countryName = useCountry(countryCode).data?.countryName;
  const stateName = useStateProvince(countryCode, stateCode).data?.stateName;

  const open = (country: string, state?: string) =>
    void navigate({
      to: '/location/list/$locationType/{-$countryCode}/{-$stateCode}',
      params: { locationType: type, countryCode: country, ...(state && { stateCode: state }) },
    });
  const regionName = stateName ?? countryName ?? countryCode;
  return (
    <Page title={heading} actions={<ListActions type={type} countryCode={countryCode} stateCode={stateCode} />}>
      {countryCode === '' ? (
        <CountryChoice onChoose={(country) => open(country)} />
      ) : (
        <>
          <RegionBreadcrumbs
            type={type}
            countryCode={countryCode}
            countryName={countryName ?? countryCode}
            stateName={stateCode && regionName}
          />
          <div>
            <StateButton
              countryCode={countryCode}
              stateCode={stateCode}
              onChoose={(state) => open(countryCode, state)}
            />
          </div>
          <CityPages
            key={`${countryCode}/${stateCode}`}
            heading={`Cities in ${stateCode ? regionName : countryInSentence(regionName)}`}
            countryCode={countryCode}
            stateCode={stateCode}
            type={type}
            page={page}
            onPage={(next) => void navigate({ to: '.', search: next > 1 ? { page: next } : {}, resetScroll: false })}
          />
          {countryCode === 'US' && stateCode && <StateMetroAreas stateCode={stateCode} stateName={regionName} />}
        </>
      )}
    </Page>
  );
}
