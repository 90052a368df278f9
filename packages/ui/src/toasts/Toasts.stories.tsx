import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from './notify';
import { toastStore } from './toast-store';

const jobsSaved = (count: number) => `${count} jobs saved`;

function Page() {
  return (
    <Group>
      <Button onClick={() => notify.success('Job saved.')}>Success</Button>
      <Button onClick={() => notify.info('Two postings are new.')}>Info</Button>
      <Button onClick={() => notify.warning('Your browser is nearly full. Make a backup.')}>Warning</Button>
      <Button onClick={() => notify.error('The service cannot be reached. Try again in a minute.')}>Error</Button>
      <Button onClick={() => notify.success('Deleted Cook at Acme.', { undo: () => {} })}>With an action</Button>
      <Button onClick={() => notify.success('Saved Cook at Acme.', { undo: () => {}, series: jobsSaved })}>
        Save job
      </Button>
    </Group>
  );
}

const formButtons = (
  <Group data-foot-bar pos="sticky" bottom={0} py="sm">
    <Button>Save</Button>
  </Group>
);

function FormThatOpens() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack mih="120dvh" justify="space-between">
      <Page />
      <Button onClick={() => setIsOpen(true)}>Open a form</Button>
      {isOpen ? formButtons : null}
    </Stack>
  );
}

const clear = () => {
  for (const toast of toastStore.toasts()) toastStore.dismiss(toast);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const topOfSave = () => screen.getByRole('button', { name: 'Save' }).getBoundingClientRect().top;
const phases = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-phase]'), ({ dataset }) => dataset['phase']);
const allEntered = () => waitFor(() => expect(new Set(phases())).toEqual(new Set(['entered'])));

const meta = { title: 'ui/Notifications', component: Page, beforeEach: () => clear } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskForOne: Story = {};

export const Confirmations: Story = {
  play: async () => {
    for (const name of ['Success', 'Info']) await press(name);
    await screen.findByText('Two postings are new.');
    await allEntered();
  },
};

export const ThatAskForAttention: Story = {
  play: async () => {
    for (const name of ['Warning', 'Error', 'With an action']) await press(name);
    await screen.findByText('Deleted Cook at Acme.');
    await allEntered();
  },
};

export const ASeries: Story = {
  play: async () => {
    for (let count = 0; count < 6; count += 1) await press('Save job');
    await screen.findByText('6 jobs saved');
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await allEntered();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await press('With an action');
    await screen.findByText('Deleted Cook at Acme.');
    await userEvent.keyboard('{F8}');
    await expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Deleted Cook at Acme.')).toBeNull());
    await expect(document.activeElement).toBe(screen.getByRole('button', { name: 'With an action' }));
  },
};

export const AboveTheButtonsOfAForm: Story = {
  render: () => (
    <Stack mih="120dvh" justify="space-between">
      <Page />
      {formButtons}
    </Stack>
  ),
  play: async () => {
    await press('Error');
    const toast = await screen.findByRole('alert');
    await allEntered();
    await expect(bottomOf(toast)).toBeLessThanOrEqual(topOfSave());
  },
};

export const AboveTheButtonsOfAFormThatOpens: Story = {
  render: () => <FormThatOpens />,
  play: async () => {
    await press('With an action');
    const toast = (await screen.findByText('Deleted Cook at Acme.')).parentElement!;
    await allEntered();
    // With the focus in it, it stays.
    await userEvent.keyboard('{F8}');
    screen.getByRole('button', { name: 'Open a form' }).click();
    await waitFor(() => expect(bottomOf(toast)).toBeLessThanOrEqual(topOfSave()));
  },
};

export const ThatComesAndLeaves: Story = {
  play: async () => {
    await press('Info');
    const notification = (await screen.findByText('Two postings are new.')).closest('[role]')!;
    // As it is styled: on a busy machine it has moved already.
    const { animationDuration, transitionDuration } = getComputedStyle(notification);
    await expect(animationDuration).toBe('0.225s');
    await expect(transitionDuration.split(', ')).toEqual(['0.195s', '0.195s', '0.195s']);
    await waitFor(() => expect(phases()).toEqual([]));
  },
};
