import type { Meta, StoryObj } from '@storybook/react-vite';
import { place } from '../testing/fixtures';
import { PlacesStory } from '../testing/PlacesStory';
import { shareFragment } from './share-link';

const oldMill = place({ name: 'Old Mill', city: 'Oslo' });
const shared = shareFragment([oldMill, place()], { title: 'Weekend', withNotes: false });

const meta = {
  title: 'places/Shared with you',
  component: PlacesStory,
  args: { path: `/places/shared#${shared}`, places: [oldMill] },
} satisfies Meta<typeof PlacesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeNew: Story = {};
export const AllSaved: Story = { args: { places: [oldMill, place({ internalId: 'place-2' })] } };
export const Damaged: Story = { args: { path: '/places/shared#abc' } };
