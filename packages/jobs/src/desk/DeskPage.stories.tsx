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

/** What other packages have for the calendar couldn't be loaded. */
export const CalendarIncomplete: Story = {
  args: { slots: { calendarSources: () => Promise.reject(new Error('offline')) } },
};
/** A day with more than it shows first. */
export const FullCalendar: Story = {
  args: {
    jobs: Array.from({ length: 12 }, (_, index) => ({
      jobTitle: `Welder ${index + 1}`,
      companyName: 'Harbor & Vale',
      status: 'application-submitted',
      followUpOn: dayAfter(today, index < 5 ? 2 : index),
    })),
  },
};
