import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ResumesStory } from '../testing/ResumesStory';
import { manyResumes } from '@keepmark/resume-document/testing/sample-documents';

const meta = {
  title: 'resumes/Add',
  component: ResumesStory,
  args: { path: '/resume/add', resumes: manyResumes(2) },
} satisfies Meta<typeof ResumesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { resumes: [] } };
export const Choices: Story = {};
export const FromFile: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^From a file/ }));
  },
};
export const FromAnother: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^From another résumé/ }));
  },
};
