import type { Meta, StoryObj } from '@storybook/react-vite';
import { posting, searchCounts } from '../testing/fixtures';
import { PostingsStory } from '../testing/PostingsStory';
import type { SearchService } from '../testing/search-service';

const results = [
  posting({
    description: '<h2>The role</h2><p>Turn <b>numbers</b> into decisions.</p><ul><li>SQL</li><li>Patience</li></ul>',
  }),
  posting({
    externalId: '2',
    jobTitle: 'Welder',
    companyName: 'Harbor & Vale',
    remote: true,
    salary: '',
    distanceMiles: 7,
  }),
  posting({
    externalId: '3',
    jobTitle: 'Senior Software Engineer, Platform Infrastructure and Reliability',
    companyName: 'Bluebird Transit Authority of the Greater Region',
    sample: true,
    description: '',
  }),
];

const found: SearchService = () => ({ results, totalResults: 5321 });

const meta = {
  title: 'postings/Search',
  component: PostingsStory,
  args: { path: '/jobs/search', search: found, service: { 'POST jobs/search/counts': () => searchCounts } },
} satisfies Meta<typeof PostingsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const SomeSaved: Story = {
  args: {
    saved: [
      { jobTitle: 'Welder', applied: false },
      { jobTitle: 'Data Analyst', applied: true },
    ],
  },
};
export const Filtered: Story = {
  args: {
    path: '/jobs/search?term=welder&location=78701&age=7&salary=80000&nosalary=true&type=fulltime&workplace=onsite',
  },
};
export const SavedSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }));
    await canvas.findByRole('navigation', { name: 'Saved searches' });
  },
};
export const DidYouMean: Story = {
  args: {
    path: '/jobs/search?location=Austn',
    search: () => ({
      results: [],
      totalResults: 0,
      didYouMean: [{ text: 'Austn', labels: ['Austin, Texas, United States', 'Austin, Minnesota, United States'] }],
    }),
  },
};
export const CountsFailed: Story = { args: { service: {} } };
export const Searching: Story = { args: { search: () => new Promise(() => {}) } };
export const NothingFound: Story = {
  args: { path: '/jobs/search?term=welder&location=Nome', search: () => ({ results: [], totalResults: 0 }) },
};
export const PastTheLastPage: Story = {
  args: { path: '/jobs/search?page=9', search: () => ({ results: [], totalResults: 45 }) },
};
export const Failed: Story = {
  args: {
    search: () =>
      Response.json(
        { error: true, message: 'The search is being rebuilt. Try again in a minute.', results: [], totalResults: 0 },
        { status: 500 },
      ),
  },
};
