import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyPlaces } from '../testing/fixtures';
import { PlacesStory } from '../testing/PlacesStory';

const meta = {
  title: 'places/List',
  component: PlacesStory,
  args: { path: '/places', places: manyPlaces(20) },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const OneType: Story = { args: { path: '/places?type=museum&sort=name' } };
export const NoMatch: Story = { args: { path: '/places?text=volcano' } };
export const Empty: Story = { args: { places: [] } };
export const TenThousand: Story = { args: { places: manyPlaces(10_000) } };
