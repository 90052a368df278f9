import type { Meta, StoryObj } from '@storybook/react-vite';
import { calendarDayOf, dayAfter } from '@keepmark/ui/words';
import { manyJobs } from '../testing/fixtures';
import { JobsStory } from '../testing/JobsStory';

const today = calendarDayOf(new Date());

const meta = {
  title: 'jobs/Desk',
  component: JobsStory,
  args: {
    path: '/work',
    jobs: [
      ...manyJobs(28),
      { jobTitle: 'Cook', companyName: 'Olive Street', followUpOn: dayAfter(today, -1) },
      {
        jobTitle: 'Welder',
        companyName: 'Harbor',
        status: 'application-submitted',
        dateApplied: dayAfter(today, -20),
      },
    ],
  },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NothingDue: Story = { args: { jobs: [{ jobTitle: 'Cook', companyName: 'Olive Street' }] } };
export const Empty: Story = { args: { jobs: [] } };
