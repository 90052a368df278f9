import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ColumnMatching, type ColumnMatchingProps } from './ColumnMatching';

function Matching({ columns: initial, ...props }: Omit<ColumnMatchingProps, 'onChange'>) {
  const [columns, setColumns] = useState(initial);
  const choose = (column: number, field: string) =>
    setColumns(columns.map((before, at) => (at === column ? { ...before, field } : before)));
  return <ColumnMatching {...props} columns={columns} onChange={choose} />;
}

const meta = {
  title: 'ui/ColumnMatching',
  component: Matching,
  args: {
    title: 'Match columns',
    fields: [
      { value: '', label: 'Skip' },
      { value: 'name', label: 'Name' },
      { value: 'notes', label: 'Notes' },
    ],
    columns: [
      { header: 'Title', description: 'Hill Cafe', field: 'name', isKnown: true },
      { header: 'Remark', description: 'Closed on Mondays', field: 'notes', isKnown: false },
      { header: '', description: 'Empty in the first row', field: '', isKnown: false },
    ],
  },
} satisfies Meta<typeof Matching>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeKnown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change matched columns' }));
    await expect(canvas.getByLabelText('Title')).toBeVisible();
  },
};

export const AllKnown: Story = {
  args: { columns: meta.args.columns.slice(0, 1) },
};

export const Guessed: Story = {
  args: { columns: meta.args.columns.slice(1), remark: ', 1 of them guessed. Check them before you import' },
};
