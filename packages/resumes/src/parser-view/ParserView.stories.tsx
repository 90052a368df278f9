import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { ParserView, type ParserViewProps } from './ParserView';

const document = sampleResume();

const meta = {
  title: 'resumes/What a parser reads',
  component: ParserView,
  args: { document },
} satisfies Meta<ParserViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMissingFields: Story = {
  args: {
    readBack: () =>
      Promise.resolve({
        document: { ...document, phone: '', headline: '', location: '' },
        unplaced: ['Senior Product Designer'],
        notices: [],
      }),
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('Missing'))[0]).toBeVisible();
  },
};

export const Reading: Story = { args: { readBack: () => new Promise(() => {}) } };

export const Failed: Story = {
  args: { readBack: () => Promise.reject(new Error('A font could not be loaded. Check your connection.')) },
};
