import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyPlaces } from '../testing/fixtures';
import { PlacesStory } from '../testing/PlacesStory';

const meta = {
  title: 'places/Groups',
  component: PlacesStory,
  args: {
    path: '/place/groups',
    places: manyPlaces(20),
    groups: { Weekend: [0, 1, 2], 'Where we could live one day, if the schools are good': [3], Later: [] },
  },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { places: [], groups: {} } };
