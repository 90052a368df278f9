import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Group, Stack } from '@mantine/core';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from './notify';
import { toastStore } from './toast-store';

function Page() {
  return (
    <Group>
      <Button onClick={() => notify.success('Job saved.')}>Success</Button>
      <Button onClick={() => notify.info('Two postings are new.')}>Info</Button>
      <Button onClick={() => notify.warning('Your browser is nearly full. Make a backup.')}>Warning</Button>
      <Button onClick={() => notify.error('The service cannot be reached. Try again in a minute.')}>Error</Button>
      <Button onClick={() => notify.success('Deleted Cook at Acme.', { action: { label: 'Undo', onClick: () => {} } })}>
        With an action
      </Button>
    </Group>
  );
}

const clear = () => {
  for (const { id } of toastStore.toasts()) toastStore.setPhase(id, 'exited');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const allEntered = () =>
  waitFor(() => expect(toastStore.toasts().every(({ phase }) => phase === 'entered')).toBe(true));

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
      <Group data-foot-bar pos="sticky" bottom={0} py="sm">
        <Button>Save</Button>
      </Group>
    </Stack>
  ),
  play: async () => {
    await press('Error');
    const toast = await screen.findByRole('alert');
    await allEntered();
    const { top } = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};
