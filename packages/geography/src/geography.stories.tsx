import { pending, unavailable } from '@keepmark/api-client/testing';
import { paginate } from '@keepmark/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeographyStory } from './testing/GeographyStory';
import { houston } from './testing/fixtures';
import { savedCity } from './testing/saved-city';

const saved = [
  savedCity({ notes: 'Warm, and a river to swim in.' }),
  savedCity({ ...houston, internalId: 'saved-2', locationTypes: ['travel', 'retire'], notes: '' }),
];
const many = Array.from({ length: 40 }, (_, at) =>
  savedCity({ internalId: `many-${at}`, cityName: `Riverside ${at}`, latitude: 30 + at / 5, longitude: -97 - at / 3 }),
);
const homeLocation = { locationText: 'Dallas, Texas', locationLat: 32.7767, locationLng: -96.797 };
const nothing = () => ({ results: [], pagination: paginate(0, 1) });

const meta = {
  title: 'geography/Screens',
  component: GeographyStory,
  args: { path: '/cities', saved, homeLocation },
} satisfies Meta<typeof GeographyStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cities: Story = {};
export const CitiesNearby: Story = { args: { path: '/cities?locations=Austin%3BWaco' } };
export const CitiesLoading: Story = { args: { service: { countrycities: pending } } };
export const CitiesEmpty: Story = { args: { service: { countrycities: nothing } } };
export const CitiesFailed: Story = { args: { service: { countrycities: unavailable } } };
export const CitiesNearbyLoading: Story = {
  args: { path: '/cities?locations=Austin', service: { 'geosearch/nearby': pending } },
};
export const CitiesNearbyNotFound: Story = {
  args: { path: '/cities?locations=Atlantis', service: { 'geosearch/geocode': () => [] } },
};
export const Countries: Story = { args: { path: '/countries' } };
export const CountriesLoading: Story = { args: { path: '/countries', service: { 'countries/geo': pending } } };
export const CountriesFailed: Story = { args: { path: '/countries', service: { 'countries/geo': unavailable } } };
export const Resources: Story = { args: { path: '/cities/resources' } };
export const CityDetails: Story = { args: { path: '/city/details/4671654' } };
export const CityLoading: Story = { args: { path: '/city/details/4671654', service: { city: pending } } };
export const CityFailed: Story = { args: { path: '/city/details/4671654', service: { city: unavailable } } };
export const CityNotFound: Story = { args: { path: '/city/details/7' } };
export const CompareSavedCities: Story = { args: { path: '/city/travel?compare=saved-1%2Csaved-2' } };
export const CompareManySavedCities: Story = { args: { path: '/city/travel?compare=many-1%2Cmany-2', saved: many } };
export const SavedCities: Story = { args: { path: '/city/travel' } };
export const NoSavedCities: Story = { args: { path: '/city/vacation' } };
export const HomeLocation: Story = { args: { path: '/location/from' } };
export const NoHomeLocation: Story = {
  render: (args) => <GeographyStory path="/location/from" saved={args.saved ?? []} />,
};
export const EditHomeLocation: Story = { args: { path: '/location/edit' } };
export const CitiesOfAState: Story = { args: { path: '/location/list/travel/US/TX' } };
export const CitiesOfAStateLoading: Story = {
  args: { path: '/location/list/travel/US/TX', service: { statecities: pending } },
};
export const CitiesOfAStateFailed: Story = {
  args: { path: '/location/list/travel/US/TX', service: { statecities: unavailable } },
};
export const ChooseCountry: Story = { args: { path: '/location/listworld/travel/US' } };
export const ManageNotFound: Story = { args: { path: '/location/manage/travel/no-such-city' } };
export const Manage: Story = { args: { path: '/location/manage/travel/saved-1' } };
export const MetroAreas: Story = { args: { path: '/location/mapcbsa' } };
export const MetroAreasLoading: Story = { args: { path: '/location/mapcbsa', service: { 'cbsa/US': pending } } };
export const MetroAreasFailed: Story = { args: { path: '/location/mapcbsa', service: { 'cbsa/US': unavailable } } };
export const NoSavedCitiesMap: Story = { args: { path: '/location/map/travel', saved: [] } };
export const SavedCitiesMap: Story = { args: { path: '/location/map/travel' } };
