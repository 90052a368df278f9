import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeographyStory } from './testing/GeographyStory';
import { houston } from './testing/fixtures';
import { savedCity } from './testing/saved-city';

const saved = [
  savedCity({ notes: 'Warm, and a river to swim in.' }),
  savedCity({ ...houston, internalId: 'saved-2', locationTypes: ['travel', 'retire'], notes: '' }),
];
const homeLocation = { locationText: 'Dallas, Texas', locationLat: 32.7767, locationLng: -96.797 };
const isDown = () =>
  Response.json({ success: false, message: 'The service is down. Try again in a minute.' }, { status: 500 });

const meta = {
  title: 'geography/Screens',
  component: GeographyStory,
  args: { path: '/cities', saved, homeLocation },
} satisfies Meta<typeof GeographyStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cities: Story = {};
export const CitiesNearby: Story = { args: { path: '/cities?locations=Austin%3BWaco' } };
export const CitiesFailed: Story = { args: { service: { countrycities: isDown } } };
export const Countries: Story = { args: { path: '/countries' } };
export const Resources: Story = { args: { path: '/cities/resources' } };
export const CityDetails: Story = { args: { path: '/city/details/4671654' } };
export const CityNotFound: Story = { args: { path: '/city/details/7' } };
export const CompareSavedCities: Story = { args: { path: '/city/travel?compare=saved-1%2Csaved-2' } };
export const NoSavedCities: Story = { args: { path: '/city/vacation' } };
export const HomeLocation: Story = { args: { path: '/location/from' } };
export const EditHomeLocation: Story = { args: { path: '/location/edit' } };
export const CitiesOfAState: Story = { args: { path: '/location/list/travel/US/TX' } };
export const Manage: Story = { args: { path: '/location/manage/travel/saved-1' } };
export const MetroAreas: Story = { args: { path: '/location/mapcbsa' } };
export const SavedCitiesMap: Story = { args: { path: '/location/map/travel' } };
