import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyPlaces } from '../testing/fixtures';
import { PlacesStory } from '../testing/PlacesStory';

const Today = () => <Text>Today’s summary of other packages</Text>;

const meta = {
  title: 'places/Landing of the jobs site',
  component: PlacesStory,
  args: { path: '/places', places: manyPlaces(20), slots: { Today } },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { places: [] } };
