import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { ImportResume, type ImportResumeProps } from './ImportResume';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';

const meta = {
  title: 'resumes/Import',
  component: ImportResume,
  args: { onConfirm: fn(), onCancel: fn() },
} satisfies Meta<ImportResumeProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], 'Amélie Kowalska - Product designer.pdf'));
};

const unplaced = ['Last updated in Mar 2026', 'github.com/amelie', 'Driver’s license', 'Amélie Nguyễn-Kowalska – 1/2'];

export const Choose: Story = {};

export const Reading: Story = {
  args: {
    readFile: (_file, options) => {
      options?.onProgress?.(0.4);
      return new Promise(() => {});
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible();
  },
};

export const Preview: Story = {
  args: { readFile: () => Promise.resolve({ document: sampleResume(), unplaced: [], notices: [] }) },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByText('All text was placed.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Hidden: Story = {
  args: {
    readFile: () => {
      const document = sampleResume();
      const sections = document.sections.map((section, index) => ({ ...section, isHidden: index === 1 }));
      return Promise.resolve({ document: { ...document, sections }, unplaced: [], notices: [] });
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(
      await within(canvasElement).findByText('1 hidden part will be imported and stay hidden.'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { readFile: () => Promise.resolve({ document: blankDocument(), unplaced: [], notices: [] }) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^We found no text in this file/)).toBeVisible();
    await expect(canvas.queryByText('All text was placed.')).toBeNull();
  },
};

export const Tray: Story = {
  args: { readFile: () => Promise.resolve({ document: sampleResume({ phone: '' }), unplaced, notices: [] }) },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: /github/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Link' }));
    await expect(canvas.queryByText('github.com/amelie')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('github.com/amelie')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add résumé' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    readFile: () =>
      Promise.reject(
        new ResumeFileError('encrypted', 'This PDF needs a password. Save a copy without one and choose that.'),
      ),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('needs a password');
  },
};
