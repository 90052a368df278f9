import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { JobValues } from '../job';
import { JobsStory } from '../testing/JobsStory';

const full: JobValues = {
  jobTitle: 'Senior Data Analyst',
  companyName: 'Northwind Labs',
  location: 'Austin, TX',
  salary: '$95,000–$110,000 a year',
  jobType: 'fulltime',
  source: 'linked-in',
  url: 'https://jobs.example.com/data-analyst',
  status: 'interview-scheduled',
  dateApplied: '2026-10-12',
  datePosted: '2026-10-05',
  followUpOn: '2099-01-15',
  submissionMethod: 'online',
  coverLetter: 'Dear Northwind Labs,\n\nI turn numbers into decisions people act on.',
  contactInfo: 'Dana Whitfield, recruiter, (512) 555-0142',
  notes: 'Referred by Sam from the data meetup.\nAsk who owns the forecasting models.',
  latitude: 30.2672,
  longitude: -97.7431,
  description: `Turn numbers into decisions for a company that sells tea in eleven countries.\n\n${'• You build dashboards that people open twice.\n'.repeat(30)}`,
};

const meta = {
  title: 'jobs/Job page',
  component: JobsStory,
  args: { path: '/job/edit/$internalId', jobs: [full] },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnlyTitle: Story = { args: { jobs: [{ jobTitle: 'Welder', companyName: 'Harbor & Vale' }] } };
export const PostingClosed: Story = { args: { jobs: [{ ...full, postingClosedDate: '2026-10-20T08:00:00.000Z' }] } };
export const NotSaved: Story = { args: { path: '/job/edit/no-such-job' } };
export const NextSteps: Story = {
  args: {
    jobs: [{ ...full, nextStep: 'Send the portfolio', followUpOn: '2026-10-20' }],
    nextSteps: [
      { text: 'Ask Dana who else is on the panel, and whether they want a case study or a talk', dueOn: '2099-01-18' },
      { text: 'Read their annual report' },
      { text: 'Thank Sam', doneOn: '2026-10-14' },
    ],
  },
};
export const AddingNextStep: Story = {
  ...NextSteps,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add next step' }));
    await expect(await canvas.findByRole('textbox', { name: 'Next step' })).toHaveFocus();
  },
};
export const EditingNextStep: Story = {
  ...NextSteps,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Read their annual report' }));
    await expect(canvas.getByRole('textbox', { name: 'Next step' })).toHaveFocus();
  },
};
export const EditingNotes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit notes' }));
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  },
};
export const AddingEvent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add event' }));
    await expect(canvas.getByLabelText('Event')).toHaveFocus();
  },
};
