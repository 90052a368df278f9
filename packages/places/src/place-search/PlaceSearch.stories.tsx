import { pending, unavailable } from '@keepmark/api-client/testing';
import type { FoundPlace } from '@keepmark/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlacesStory } from '../testing/PlacesStory';
import { foundPlace } from '../testing/service';

const nearOslo = 'around=typed&lat=59.91&lng=10.75&near=Oslo';
const placesFound = (results: readonly FoundPlace[]) => ({
  'POST geography/geosearch/places': () => Response.json({ success: true, local_results: results }),
});
const some = placesFound([
  foundPlace(),
  foundPlace({
    placeId: 'osm-n2',
    title: 'Akerselva Café',
    type: 'cafe',
    gps_coordinates: { latitude: 59.92, longitude: 10.76 },
    distance_miles: 1.2,
  }),
]);

const meta = {
  title: 'places/Search',
  component: PlacesStory,
  args: { path: `/places/search?${nearOslo}`, service: some },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
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
