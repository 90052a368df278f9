import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyPlaces } from '../testing/fixtures';
import { PlacesStory } from '../testing/PlacesStory';

const meta = {
  title: 'places/Map',
  component: PlacesStory,
  args: { path: '/places/map', places: manyPlaces(20), groups: { Weekend: [0, 1, 2] } },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const OneGroup: Story = { args: { path: '/places/map/group' } };
export const NoGroups: Story = { args: { path: '/places/map/group', groups: {} } };
export const Empty: Story = { args: { places: [], groups: {} } };
export const AddLocation: Story = { args: { path: '/place/location/add' } };
