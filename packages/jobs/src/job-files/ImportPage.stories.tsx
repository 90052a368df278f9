import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { JobsStory } from '../testing/JobsStory';

const meta = {
  title: 'jobs/Import',
  component: JobsStory,
  args: { path: '/jobs/import' },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, text: string): Promise<void> {
  await within(canvasElement).findByRole('heading', { name: 'Import jobs' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page has no file input.');
  await userEvent.upload(input, new File([text], 'jobs.csv', { type: 'text/csv' }));
}

export const Empty: Story = {};
export const Guessed: Story = {
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      'Stelle,Firma,Wo,Beworben am,Verdienst,X\nKoch,Olive,Leipzig,31.10.2026,€42.000,https://a.example/1\n',
    );
    await expect(await within(canvasElement).findByText('6 of 6 columns matched', { exact: false })).toBeVisible();
  },
};
export const DatesInEitherOrder: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Position,Company,Applied on\nChef,Olive,05/06/2026\nCook,Cedar,07/08/2026\n');
    await expect(await within(canvasElement).findByRole('radiogroup')).toBeVisible();
  },
};
export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Position,Company,Applied on\nChef,Olive,last week\n');
    await expect(await within(canvasElement).findByText(/couldn’t read some values/)).toBeVisible();
  },
};
export const UnknownStatuses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(
      canvasElement,
      'Position,Company,Status,Applied on\nChef,Olive,On ice,2026-11-02\nCook,Cedar,On ice,\nNurse,Elm,Talent pool,\n',
    );
    await expect(await canvas.findByText('Choose what these statuses mean')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('On ice (2 jobs)'), 'Archived');
    await expect(canvas.getByLabelText('On ice (2 jobs)')).toHaveDisplayValue('Archived');
    await expect(canvas.getByRole('button', { name: 'Import 3 jobs' })).toBeEnabled();
  },
};
export const ManyUnknownStatuses: Story = {
  play: async ({ canvasElement }) => {
    const rows = Array.from({ length: 35 }, (_, at) => `Chef ${at},Olive,${at === 0 ? 'W'.repeat(200) : `Pile ${at}`}`);
    await choose(canvasElement, `Position,Company,Status\n${rows.join('\n')}\n`);
    await expect(await within(canvasElement).findByText('Choose what these 35 statuses mean')).toBeVisible();
    await expect(within(canvasElement).getByRole('list', { name: 'Unknown statuses' })).toBeInTheDocument();
  },
};
export const NoRows: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Position,Company\n');
    await expect(await within(canvasElement).findByText(/no rows below its header/)).toBeVisible();
  },
};
