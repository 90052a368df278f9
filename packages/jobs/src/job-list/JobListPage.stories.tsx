import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { manyJobs } from '../testing/fixtures';
import { JobsStory } from '../testing/JobsStory';

const meta = {
  title: 'jobs/List',
  component: JobsStory,
  args: { path: '/jobs/list', jobs: manyJobs(28) },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {};
export const InProgress: Story = { args: { path: '/jobs/list?show=in-progress&sort=title' } };
export const NoMatch: Story = { args: { path: '/jobs/list?text=astronaut' } };
export const Empty: Story = { args: { jobs: [] } };
export const Board: Story = { args: { path: '/jobs/list?view=board' } };
export const AsTable: Story = { args: { path: '/jobs/list?view=table' } };

/** A cell of the table while it is edited. */
export const TableEditing: Story = {
  args: { path: '/jobs/list?view=table', jobs: manyJobs(6) },
  play: async ({ canvasElement }) => {
    const [cell] = await within(canvasElement).findAllByRole('button', { name: /^Company, / });
    await userEvent.click(cell!);
    await expect(canvasElement.ownerDocument.activeElement?.tagName).toBe('INPUT');
  },
};

/** The form that adds jobs to a column of the board. */
export const BoardQuickAdd: Story = {
  args: { path: '/jobs/list?view=board', jobs: manyJobs(6) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [add] = await canvas.findAllByRole('button', { name: /^Add job: / });
    await userEvent.click(add!);
    await userEvent.type(await canvas.findByLabelText('Job title'), 'Welder');
  },
};

export const Applications: Story = { args: { path: '/jobs/applications' } };
export const OneStatus: Story = { args: { path: '/jobs/applications/offer-pending' } };
export const Submissions: Story = { args: { path: '/jobs/submissions' } };
export const NoSubmissions: Story = { args: { path: '/jobs/submissions', jobs: [] } };
export const TenThousand: Story = { args: { jobs: manyJobs(10_000) } };
