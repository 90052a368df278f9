import { location } from '@keepmark/geography/testing';
import { pending, unavailable } from '@keepmark/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompaniesStory } from '../testing/CompaniesStory';
import { found, manyCompanies, pageOf, place, placesFound } from '../testing/fixtures';

const places = [
  place(),
  place({ placeId: 'osm-n2', title: 'Cedar Works', gps_coordinates: { latitude: 30.3, longitude: -97.7 } }),
];
const nearby = '/companies/discover?locations=Austin&distance=5';
const geocoded = { 'POST geography/geosearch/geocode': () => [location()] };

const meta = {
  title: 'companies/Maps',
  component: CompaniesStory,
  args: {
    path: '/companies/map',
    companies: manyCompanies(20),
    service: {
      ...geocoded,
      'POST geography/geosearch/places': placesFound(places),
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
      'POST geography/geosearch/places': placesFound([]),
    },
  },
};
export const NearbyFailed: Story = {
  args: { path: nearby, service: { ...geocoded, 'POST geography/geosearch/places': unavailable } },
};
