import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { manyJobs } from '../testing/fixtures';
import { JobsStory } from '../testing/JobsStory';

const meta = {
  title: 'jobs/Form',
  component: JobsStory,
  args: { path: '/job/add' },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add job' }));
    await expect(canvas.getByText('Enter the job title.')).toBeVisible();
  },
};
export const Full: Story = { args: { path: '/job/edit/$internalId/form', jobs: manyJobs(3) } };
export const NotSaved: Story = { args: { path: '/job/edit/no-such-job/form' } };
