import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyJobs } from '../testing/fixtures';
import { JobsStory } from '../testing/JobsStory';

const meta = {
  title: 'jobs/Report',
  component: JobsStory,
  args: { path: '/jobs/report', jobs: manyJobs(28) },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {};
export const ReportOfTenThousand: Story = { args: { jobs: manyJobs(10_000) } };
export const ReportWithoutMatch: Story = { args: { path: '/jobs/report?text=astronaut' } };
export const ReportEmpty: Story = { args: { jobs: [] } };
