import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ShellStory } from '../testing/ShellStory';
import { placesSite } from '../variants/places';

const meta = {
  title: 'shell/TopBar',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/terms' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.getByRole('banner')).toBeVisible();
  },
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const SignedIn: Story = {
  args: { path: '/jobs/list', auth: { signedIn: true } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Jobs' });
    await expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: /^Profile of / })).toHaveTextContent('AL');
  },
};

export const NameOfOneWord: Story = {
  args: { path: '/jobs/list', auth: { signedIn: { name: 'Ada' } } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Profile of Ada, A' })).toHaveTextContent(/^A$/);
  },
};

export const PlacesSignedOut: Story = { args: { site: placesSite } };

export const PlacesSignedIn: Story = { args: { site: placesSite, path: '/places', auth: { signedIn: true } } };
