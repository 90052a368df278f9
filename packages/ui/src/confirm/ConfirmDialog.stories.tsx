import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { confirmStore, type ConfirmOptions } from './confirm-store';
import { useConfirm } from './use-confirm';

function Page(options: ConfirmOptions) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState<boolean>();
  const ask = async () => setAnswer(await confirm(options));
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <Text>Answer: {String(answer)}</Text>
    </>
  );
}

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
};

const meta = {
  title: 'ui/ConfirmDialog',
  component: Page,
  args: { title: 'Archive this job?', message: 'You find it under Archived.', confirmLabel: 'Archive job' },
  // A question that a story leaves open would come first in the next one.
  beforeEach: () => () => confirmStore.current()?.answer(false),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { play: ask };

export const AskingToDestroy: Story = {
  args: {
    title: 'Delete every job?',
    message: 'It can be undone until you leave this page.',
    confirmLabel: 'Delete all',
    destructive: true,
  },
  play: ask,
};

export const Agreed: Story = {
  play: async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Archive job' }));
    await waitFor(() => expect(screen.getByText('Answer: true')).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
  },
};
