import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppModal } from './AppModal';
import type { AppModalProps } from './modal-props';

function Page({ title, fullScreen = false, children }: Pick<AppModalProps, 'title' | 'fullScreen' | 'children'>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <AppModal opened={opened} onClose={() => setOpened(false)} title={title} fullScreen={fullScreen}>
        {children}
      </AppModal>
    </>
  );
}

const isStill = async (dialog: HTMLElement) =>
  waitFor(() => expect(dialog.getAnimations({ subtree: true })).toHaveLength(0));

/** Opens it and waits until it stands still, so that the accessibility check sees its last colors. */
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  await isStill(dialog);
  return dialog;
};

const meta = {
  title: 'ui/AppModal',
  component: Page,
  args: { title: 'Countries', children: <Text>Choose where you look for work.</Text> },
  play: async () => void (await open()),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};

export const FullScreen: Story = {
  args: { fullScreen: true },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 60 }, (_, line) => (
          <Text key={line}>Line {line + 1}</Text>
        ))}
        <Button>At the end</Button>
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    // The first may fall before the dialog returns to its top, 500 ms after opening; AppModal.test.tsx checks that return.
    await waitFor(() => {
      dialog.scrollTo({ top: 400 });
      return expect(dialog.scrollTop).toBe(400);
    });
  },
};

export const ClosedAgain: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  },
};

export const ClosedFromTheBackdrop: Story = {
  play: async () => {
    await open();
    await userEvent.click(document.querySelector<HTMLElement>('.mantine-Modal-overlay')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  },
};
