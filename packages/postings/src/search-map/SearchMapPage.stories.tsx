import { pending } from '@keepmark/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { posting } from '../testing/fixtures';
import { PostingsStory } from '../testing/PostingsStory';

const meta = {
  title: 'postings/Map',
  component: PostingsStory,
  args: { path: '/jobs/map/search?term=analyst&location=Austin' },
} satisfies Meta<typeof PostingsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: { search: () => ({ results: [posting()], totalResults: 1 }) },
};
export const Capped: Story = {
  args: { search: () => ({ results: [posting()], totalResults: 10_000, totalIsAtLeast: true }) },
};
export const Searching: Story = { args: { search: pending } };
export const Empty: Story = {};
export const Failed: Story = {
  args: {
    search: () =>
      Response.json(
        { error: true, message: 'The search is being rebuilt. Try again in a minute.', results: [], totalResults: 0 },
        { status: 500 },
      ),
  },
};
