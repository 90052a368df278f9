import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompaniesStory, pending, unavailable } from '../testing/CompaniesStory';
import { found, manyCompanies, pageOf, place } from '../testing/fixtures';

const austin = {
  label: 'Austin, Texas, United States',
  type: 'city',
  placeId: '1',
  city: 'Austin',
  stateCode: 'TX',
  stateName: 'Texas',
  countryCode: 'US',
  countryName: 'United States',
  latitude: 30.2672,
  longitude: -97.7431,
  population: 1,
  timeZone: 'America/Chicago',
  source: 'geonames',
};
const places = [
  place(),
  place({ placeId: 'osm-n2', title: 'Cedar Works', gps_coordinates: { latitude: 30.3, longitude: -97.7 } }),
];
const nearby = '/companies/discover?locations=Austin&distance=5';
const geocoded = { 'POST geography/geosearch/geocode': () => [austin] };

const meta = {
  title: 'companies/Maps',
  component: CompaniesStory,
  args: {
    path: '/companies/map',
    companies: manyCompanies(20),
    service: {
      ...geocoded,
      'POST geography/geosearch/places': () => Response.json({ success: true, local_results: places }),
    },
  },
} satisfies Meta<typeof CompaniesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const NothingSaved: Story = { args: { companies: [] } };
export const Hiring: Story = {
  args: {
    path: '/companies/map/hiring',
    service: {
      'POST company/groups': () =>
        pageOf([found(), found({ id: '8', companyName: 'Cedar Works', lat: 42.4, lng: -71.1 })]),
    },
  },
};
export const HiringLoading: Story = {
  args: { path: '/companies/map/hiring', service: { 'POST company/groups': pending } },
};
export const HiringFailed: Story = {
  args: { path: '/companies/map/hiring', service: { 'POST company/groups': unavailable } },
};

export const Nearby: Story = { args: { path: nearby } };
export const NearbyWithoutLocation: Story = { args: { path: '/companies/discover' } };
export const NearbySearching: Story = {
  args: { path: nearby, service: { ...geocoded, 'POST geography/geosearch/places': pending } },
};
export const NearbyEmpty: Story = {
  args: {
    path: nearby,
    service: {
      ...geocoded,
      'POST geography/geosearch/places': () => Response.json({ success: true, local_results: [] }),
    },
  },
};
export const NearbyFailed: Story = {
  args: { path: nearby, service: { ...geocoded, 'POST geography/geosearch/places': unavailable } },
};
