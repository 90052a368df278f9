import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { ResumesStory } from '../testing/ResumesStory';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { toggleSection } from './edit-document';

const meta = {
  title: 'resumes/Editor',
  component: ResumesStory,
  args: { path: '/resume/edit/:resume', resumes: [sampleResume()] },
} satisfies Meta<typeof ResumesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Blank: Story = { args: { resumes: [blankDocument()] } };
export const NotFound: Story = { args: { path: '/resume/edit/no-such-resume' } };
export const OpenEntry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Senior registered nurse/ }));
    await expect(await canvas.findByLabelText('What you did')).toBeVisible();
  },
};
export const Design: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Design'));
    await expect(await canvas.findByRole('radio', { name: /Two columns/ })).toBeInTheDocument();
  },
};
export const CompareTemplates: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Design'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare templates' }));
    const dialog = within(canvasElement.ownerDocument.body);
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use Academic' })).toBeVisible());
    await expect(await dialog.findAllByText(/^\d+ pages?$/)).not.toHaveLength(0);
  },
};
export const Hidden: Story = { args: { resumes: [toggleSection(sampleResume(), 'education')] } };
