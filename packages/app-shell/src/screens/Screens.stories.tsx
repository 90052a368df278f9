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

export const ChangingTheName: Story = {
  play: async () => {
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada King');
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  },
};

export const NameNotSaved: Story = {
  args: { auth: { signedIn: true, failure: 'network-request-failed' } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Name'), ' King');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/internet connection/);
  },
};

export const NotVerified: Story = {
  args: { auth: { signedIn: { emailVerified: false, provider: 'emailLink' } } },
  play: async () => void (await screen.findByText(/^Not verified/)),
};

export const NotFound: Story = {
  args: { path: '/missing' },
  play: async () => {
    await screen.findByText('We couldn’t find what you’re looking for');
    await expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};

export const Failed: Story = {
  args: { path: '/failing' },
  play: async () => {
    await screen.findByText('Something went wrong');
    await expect(screen.getByRole('button', { name: 'Copy report' })).toBeVisible();
  },
};

export const SessionLoading: Story = {
  args: { auth: { unknown: true } },
  play: async () => void (await screen.findByText('Loading…')),
};
