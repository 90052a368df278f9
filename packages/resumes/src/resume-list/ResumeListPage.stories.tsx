import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ResumesStory } from '../testing/ResumesStory';
import { manyResumes, sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { storySlots } from '../testing/story-slots';

const meta = {
  title: 'resumes/List',
  component: ResumesStory,
  args: { path: '/resumes', resumes: manyResumes(9), slots: storySlots },
} satisfies Meta<typeof ResumesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const One: Story = { args: { resumes: [sampleResume()] } };
export const NoMatch: Story = { args: { path: '/resumes?text=volcano' } };
export const Empty: Story = { args: { resumes: [] } };
export const TwoSelected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = await canvas.findAllByRole('checkbox');
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[1]!);
    await expect(await canvas.findByRole('link', { name: 'Compare' })).toBeVisible();
  },
};
export const Version: Story = {
  play: async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(menu!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create a version for…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Create a version of/ }));
    await userEvent.selectOptions(dialog.getByLabelText('For a saved job'), 'Charge nurse at Harbor Medical');
    const title = await dialog.findByText(/ - Optimized For Charge nurse at Harbor Medical$/);
    // The dialog fades in.
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(menu!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview and export' }));
    const dialog = within(await screen.findByRole('dialog'));
    const bar = await dialog.findByText(/^(1 page|Page 1 of)/);
    await waitFor(() => expect(bar).toBeVisible());
  },
};
