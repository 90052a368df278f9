import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostingsStory } from '../testing/PostingsStory';

const meta = {
  title: 'postings/Locations and resources',
  component: PostingsStory,
  args: { path: '/job/locations' },
} satisfies Meta<typeof PostingsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locations: Story = {};
export const Resources: Story = { args: { path: '/resources' } };
