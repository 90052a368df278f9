import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ResumesStory } from '../testing/ResumesStory';
import { sampleLetter, sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { storySlots } from '../testing/story-slots';

const letters = Array.from({ length: 8 }, (_, index) =>
  sampleLetter(index === 0 ? {} : { title: `Letter ${index + 1}`, companyName: 'Cedar College' }),
);

const meta = {
  title: 'resumes/Letters',
  component: ResumesStory,
  args: { path: '/letters', resumes: [sampleResume()], letters, slots: storySlots },
} satisfies Meta<typeof ResumesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const EmptyList: Story = { args: { letters: [] } };
export const NoMatch: Story = { args: { path: '/letters?text=volcano' } };
export const Add: Story = { args: { path: '/letter/add?jobId=job-1' } };
export const Edit: Story = { args: { path: '/letter/edit/:letter' } };
export const WithoutResume: Story = { args: { path: '/letter/edit/:letter', resumes: [] } };
export const NotFound: Story = { args: { path: '/letter/edit/no-such-letter' } };
export const Design: Story = {
  args: { path: '/letter/edit/:letter' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Design'));
    await expect(await canvas.findByRole('button', { name: /^Use the design of/ })).toBeVisible();
  },
};
