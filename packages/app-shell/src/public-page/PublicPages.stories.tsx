import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { ShippedPackages } from '../licenses/shipped-packages';
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

const shippedPackages: ShippedPackages = {
  packages: [
    {
      name: 'ical.js',
      version: '2.2.1',
      license: 'MPL-2.0',
      url: 'https://github.com/kewisch/ical.js',
      author: 'Philipp Kewisch',
      places: ['site'],
      texts: [1],
    },
    {
      name: 'maplibre-gl',
      version: '6.17.0',
      license: 'BSD-3-Clause',
      url: 'https://github.com/maplibre/maplibre-gl-js',
      author: '',
      places: ['site'],
      texts: [0],
    },
    {
      name: 'opening_hours',
      version: '3.15.0',
      license: 'LGPL-3.0-only',
      url: 'https://github.com/opening-hours/opening_hours.js',
      author: '',
      places: ['api'],
      texts: [1],
    },
  ],
  texts: ['Redistribution and use in source and binary forms are permitted.', 'The text of a license.'],
};

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

export const Licenses: Story = {
  args: { path: '/licenses' },
  beforeEach: () => {
    const original = window.fetch;
    window.fetch = async (input, init) =>
      input === '/licenses.json' ? Response.json(shippedPackages) : original.call(window, input, init);
    return () => {
      window.fetch = original;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByText('maplibre-gl 6.17.0'));
    await screen.findByText('Redistribution and use', { exact: false });
  },
};
