import { unavailable, pending } from '@keepmark/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { CareerStory } from '../testing/CareerStory';

const meta = {
  title: 'career/Coaching',
  component: CareerStory,
  args: { path: '/career/coaching', hasResume: true },
} satisfies Meta<typeof CareerStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const compare = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save and compare careers' }));
};

export const FromResume: Story = {};
export const Empty: Story = { args: { hasResume: false } };
export const Matches: Story = {
  play: async () => {
    await compare();
    await screen.findByRole('list', { name: 'Careers that match' });
  },
};
export const WithoutCareer: Story = { args: { hasResume: false }, play: compare };
export const Loading: Story = { args: { service: { 'GET occupations/29-1141/related': pending } }, play: compare };
export const Failed: Story = {
  args: { service: { 'GET occupations/29-1141/related': unavailable } },
  play: async () => {
    await compare();
    await screen.findByRole('alert');
  },
};
