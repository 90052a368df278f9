import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ShellStory } from '../testing/ShellStory';

const meta = {
  title: 'shell/Screens',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/profile', auth: { signedIn: true } },
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  play: async () => void (await screen.findByRole('heading', { level: 1, name: 'Profile' })),
};

export const DeletingTheAccount: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

export const Failed: Story = {
  args: { path: '/failing' },
  play: async () => {
    await screen.findByText('This screen has failed');
    await expect(screen.getByRole('button', { name: 'Copy a report' })).toBeVisible();
  },
};

export const StillUnknownWhoIsThere: Story = {
  args: { auth: { unknown: true } },
  play: async () => void (await screen.findByText('Loading…')),
};
