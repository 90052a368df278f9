import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyJobs } from '../testing/fixtures';
import { JobsStory } from '../testing/JobsStory';

const meta = {
  title: 'jobs/Apply',
  component: JobsStory,
  args: { path: '/job/apply/$internalId', jobs: manyJobs(12) },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Apply: Story = {};
export const NotFound: Story = { args: { path: '/job/apply/no-such-job' } };
export const Guide: Story = { args: { path: '/job/application/process' } };
export const GuideEmpty: Story = { args: { path: '/job/application/process', jobs: [] } };
