import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobsStory } from '../testing/JobsStory';

const meta = {
  title: 'jobs/Locations and resources',
  component: JobsStory,
  args: { path: '/job/locations' },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locations: Story = {};
export const Resources: Story = { args: { path: '/resources' } };
