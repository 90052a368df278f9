import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyPlaces } from '../testing/fixtures';
import { PlacesStory } from '../testing/PlacesStory';
import { JobsLanding } from './JobsLanding';

const Landing = () => (
  <JobsLanding>
    <Text>Today’s summary of other packages</Text>
  </JobsLanding>
);

const meta = {
  title: 'places/Landing of the jobs site',
  component: PlacesStory,
  args: { path: '/places', places: manyPlaces(20), slots: { Landing } },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { places: [] } };
