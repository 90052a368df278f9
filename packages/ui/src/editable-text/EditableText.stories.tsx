import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { clearDrafts } from '../form-draft/draft-storage';
import { EditableText } from './EditableText';

interface SampleProps {
  readonly text: string;
  readonly isMultiline?: boolean;
}

function Sample({ text, isMultiline = false }: SampleProps) {
  const [value, setValue] = useState(text);
  return (
    <EditableText
      label="Notes"
      draftKey="story"
      value={value}
      isMultiline={isMultiline}
      check={(typed) => (typed.includes('!') ? { problem: 'Skip exclamation marks.' } : { value: typed })}
      onSave={(typed) => {
        setValue(typed);
        return true;
      }}
    />
  );
}

const meta = { title: 'ui/EditableText', component: Sample, beforeEach: () => clearDrafts } satisfies Meta<
  typeof Sample
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { text: '' } };

export const Full: Story = { args: { text: 'Ask for the corner table.\nClosed on Mondays.' } };

export const Editing: Story = {
  args: { text: 'Ask for the corner table.', isMultiline: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit notes' }));
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { text: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add notes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Closed!{Enter}');
    await expect(canvas.getByText('Skip exclamation marks.')).toBeVisible();
  },
};
