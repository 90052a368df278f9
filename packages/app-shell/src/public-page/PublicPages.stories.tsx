import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ShellStory } from '../testing/ShellStory';
import { placesSite } from '../variants/places';

const meta = {
  title: 'shell/Public pages',
  component: ShellStory,
  parameters: { wholePage: true },
  args: { path: '/' },
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
} satisfies Meta<typeof ShellStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JobsHome: Story = {};
export const PlacesHome: Story = { args: { site: placesSite } };
export const About: Story = { args: { path: '/about' } };
export const Privacy: Story = { args: { path: '/privacy' } };
export const Terms: Story = { args: { path: '/terms' } };
export const Settings: Story = { args: { path: '/settings' } };
export const Support: Story = { args: { path: '/support' } };

const sendMessage = async () => {
  await userEvent.type(await screen.findByLabelText('Your message'), 'The list is empty.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

export const SupportSent: Story = {
  args: { path: '/support', auth: { signedIn: true } },
  play: async () => {
    await sendMessage();
    await screen.findByText('Message sent');
  },
};

export const SupportFailed: Story = {
  args: {
    path: '/support',
    auth: { signedIn: true },
    answer: () =>
      Response.json({ success: false, code: 'too-many-requests', message: 'Wait an hour.' }, { status: 400 }),
  },
  play: async () => {
    await sendMessage();
    await screen.findByRole('alert');
    await expect(screen.getByLabelText('Your message')).toHaveValue('The list is empty.');
  },
};
