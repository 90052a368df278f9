import { Page } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { citySearchUrl, readCitySearch } from '../city-search/city-search';
import { CountriesView } from './CountriesView';

/** Every country, as a list and on a map. Choosing one shows its cities. */
export function CountriesPage() {
  const navigate = useNavigate();
  return (
    <Page title="Countries">
      <CountriesView
        onChoose={(country) =>
          void navigate({ to: '/cities', search: citySearchUrl({ ...readCitySearch({}), country }) })
        }
      />
    </Page>
  );
}
