import { pending, unavailable } from '@keepmark/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { capturedPosting } from '@keepmark/postings/testing';
import { JobsStory } from '../testing/JobsStory';

const found = capturedPosting({
  description: '<p>Bake bread and pastries from four in the morning.</p>',
  validThrough: '',
  salary: '$24 an hour',
});
const shared = '/job/capture?url=https%3A%2F%2Fjobs.example.com%2F7';

const meta = {
  title: 'jobs/Capture',
  component: JobsStory,
  args: { path: shared, service: { 'POST jobs/capture': () => found } },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { path: '/job/capture' } };
export const Found: Story = {};
export const Closed: Story = {
  args: { service: { 'POST jobs/capture': () => ({ ...found, validThrough: '2026-10-19' }) } },
};
export const Extracting: Story = { args: { service: { 'POST jobs/capture': pending } } };
export const Failed: Story = { args: { service: { 'POST jobs/capture': unavailable } } };
