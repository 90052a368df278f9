import { pending } from '@keepmark/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { posting } from '../testing/fixtures';
import { JobsStory } from '../testing/JobsStory';

const placed = [
  { jobTitle: 'Welder', companyName: 'Harbor & Vale', location: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 },
  { jobTitle: 'Cook', companyName: 'Olive Street', location: 'Boston, MA', latitude: 42.3601, longitude: -71.0589 },
];
const search = '/jobs/map/search?term=analyst&location=Austin';

const meta = {
  title: 'jobs/Map',
  component: JobsStory,
  args: { path: '/jobs/map/view', jobs: placed },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const WithoutLocation: Story = { args: { jobs: [{ jobTitle: 'Cook', companyName: 'Olive Street' }] } };
export const NoMatch: Story = { args: { path: '/jobs/map/view?text=astronaut' } };
export const Empty: Story = { args: { jobs: [] } };

export const Search: Story = {
  args: { path: search, search: () => ({ results: [posting()], totalResults: 1 }) },
};
export const SearchCapped: Story = {
  args: { path: search, search: () => ({ results: [posting()], totalResults: 10_000, totalIsAtLeast: true }) },
};
export const Searching: Story = { args: { path: search, search: pending } };
export const SearchEmpty: Story = { args: { path: search } };
export const SearchFailed: Story = {
  args: {
    path: search,
    search: () =>
      Response.json(
        { error: true, message: 'The search is being rebuilt. Try again in a minute.', results: [], totalResults: 0 },
        { status: 500 },
      ),
  },
};
