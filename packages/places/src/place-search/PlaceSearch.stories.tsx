import { pending, unavailable } from '@keepmark/api-client/testing';
import type { FoundPlace, GeocodedLocation } from '@keepmark/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PlacesStory } from '../testing/PlacesStory';
import { foundPlace, geocoded } from '../testing/service';

const nearOslo = 'around=typed&lat=59.91&lng=10.75&near=Oslo';
const placesFound = (results: readonly FoundPlace[]) => ({
  'POST geography/geosearch/places': () => Response.json({ success: true, local_results: results }),
});
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const week = Object.fromEntries([
  ...workdays.map((day) => [day, '10:00 AM–6:00 PM']),
  ['Saturday', '11:00 AM–4:30 PM'],
  ['Sunday', 'Closed'],
]);
const some = placesFound([
  foundPlace({ open_now: true, operating_hours: week }),
  foundPlace({
    placeId: 'osm-n2',
    title: 'Akerselva Café',
    type: 'cafe',
    gps_coordinates: { latitude: 59.92, longitude: 10.76 },
    distance_miles: 1.2,
    open_now: false,
    operating_hours: week,
  }),
  foundPlace({ placeId: 'osm-n3', title: 'Botanical Museum', type: 'museum', hours: '', distance_miles: 1.4 }),
  foundPlace({ placeId: 'osm-n4', title: 'Grünerløkka', type: '', hours: '', address: '', distance_miles: 1.6 }),
]);

const meta = {
  title: 'places/Search',
  component: PlacesStory,
  args: { path: `/places/search?${nearOslo}`, service: some },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const Hours: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Blue Door Books' })),
};
const geocodes = (...found: readonly GeocodedLocation[]) => ({
  ...some,
  'POST geography/geosearch/geocode': () => Response.json({ success: true, data: found }),
});
const enterOslo = async () =>
  userEvent.type(await screen.findByRole('combobox', { name: 'City or address' }), 'Oslo{Enter}');
/** The city was typed, not picked. */
export const TypedCity: Story = {
  args: {
    path: '/places/search',
    service: geocodes(geocoded(), geocoded({ label: 'Oslo, Minnesota, United States' })),
  },
  play: async () => {
    await enterOslo();
    await screen.findByText(/Did you mean another one/);
  },
};
export const UnknownCity: Story = {
  args: { path: '/places/search', service: geocodes() },
  play: async () => {
    await enterOslo();
    await screen.findByRole('alert');
  },
};
export const SomeSaved: Story = {
  args: { places: [{ name: 'Blue Door Books', latitude: 59.91, longitude: 10.75, placeId: 'osm-n1' }] },
};
export const WithoutLocation: Story = { args: { path: '/places/search' } };
export const Searching: Story = { args: { service: { 'POST geography/geosearch/places': pending } } };
export const NothingFound: Story = { args: { service: placesFound([]) } };
export const Failed: Story = { args: { service: { 'POST geography/geosearch/places': unavailable } } };

const discover = `/places/discover?${nearOslo}`;
export const Discover: Story = { args: { path: discover } };
export const DiscoverLoading: Story = {
  args: { path: discover, service: { 'POST geography/geosearch/places': pending } },
};
export const DiscoverNothing: Story = { args: { path: discover, service: placesFound([]) } };
export const DiscoverFailed: Story = {
  args: { path: discover, service: { 'POST geography/geosearch/places': unavailable } },
};
