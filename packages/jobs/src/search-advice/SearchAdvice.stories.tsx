import { pending, unavailable } from '@keepmark/api-client/testing';
import { aiService, withAi } from '@keepmark/assistant/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { manyJobs } from '../testing/fixtures';
import { JobsStory } from '../testing/JobsStory';

const source = { name: 'O*NET', period: '30.0', year: null, url: 'https://www.onetcenter.org/' };
const occupations = {
  'GET occupations/titles/Baker': () => ({
    table: 'hand-written',
    source,
    results: [{ code: '51-3011', title: 'Bakers', matchingTitles: ['Pastry Baker', 'Bread Baker'] }],
  }),
  'GET occupations/51-3011/related': () => ({
    occupationCode: '51-3011',
    occupationTitle: 'Bakers',
    table: 'hand-written',
    source,
    results: [
      { code: '35-1011', onetCode: '', title: 'Chefs and Head Cooks', tier: 'closest' },
      { code: '35-2014', onetCode: '', title: 'Cooks, Restaurant', tier: 'close' },
    ],
  }),
};
const baker = { jobTitle: 'Baker', companyName: 'Harbor Bakery' };
const assistant = '/job/search/assistant/$internalId';

const meta = {
  title: 'jobs/Search advice',
  component: JobsStory,
  args: { path: assistant, jobs: [baker], service: occupations },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Assistant: Story = {};
export const AssistantEmpty: Story = { args: { path: '/job/search/assistant', jobs: [] } };
export const AssistantLoading: Story = { args: { service: { 'GET occupations/titles/Baker': pending } } };
export const AssistantFailed: Story = { args: { service: { 'GET occupations/titles/Baker': unavailable } } };
export const AssistantNotFound: Story = { args: { path: '/job/search/assistant/no-such-job' } };
export const AssistantAnswered: Story = {
  args: {
    service: {
      ...occupations,
      ...withAi(),
      ...aiService({ answer: '## Search for\n\n- **Bread baker**\n- Pastry cook' }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask the assistant' }));
    await expect(await canvas.findByText('Bread baker')).toBeVisible();
  },
};

export const Coach: Story = { args: { path: '/job/search/coach', jobs: manyJobs(40) } };
export const CoachEmpty: Story = { args: { path: '/job/search/coach', jobs: [] } };
export const CoachForJob: Story = {
  args: {
    path: '/job/search/coach/$internalId',
    jobs: [{ ...baker, status: 'application-submitted', dateApplied: '2026-10-01' }],
  },
};
