import { blankDocument } from '@keepmark/resume-document/new-document';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import { readResumeFile } from '@keepmark/resume-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportResume, type ImportResumeProps } from './ImportResume';
import { readOfSmallPdf, smallPdf } from './testing/small-pdf';
import { textResume } from './testing/text-resume';

const meta = {
  title: 'resumes/Import',
  component: ImportResume,
  args: { onConfirm: fn(), onCancel: fn() },
} satisfies Meta<ImportResumeProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, file = new File(['x'], 'Amélie Kowalska - Product designer.pdf')) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
};

/** Loading the readers takes seconds on a busy machine. */
const slow = { timeout: 15_000 };

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
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to…: “github.com/amelie”' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Field' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Links' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Move to…: “github/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: /^Move to…: “github/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add résumé' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({
        links: expect.arrayContaining([{ label: '', url: 'https://github.com/amelie' }]) as unknown,
      }),
    );
  },
};

/** Lines of a text beside what was read, with a wrapped line that became a job. */
export const Lines: Story = {
  args: { readFile: readResumeFile },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File([textResume], 'ida.txt', { type: 'text/plain' }));
    await expect(await within(canvasElement).findByText('Check what we found', {}, slow)).toBeVisible();
  },
};

/** The pages of a PDF beside what was read; on a phone, behind a switch. */
export const Pages: Story = {
  args: { readFile: () => Promise.resolve(readOfSmallPdf()) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, smallPdf());
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No dates found.', {}, slow)).toBeInTheDocument();
    const toPage = canvas.queryByRole('radio', { name: 'Page' });
    if (toPage) await userEvent.click(toPage);
    const page = await canvas.findByRole('region', { name: 'Page 1' }, slow);
    await waitFor(() => expect(page.querySelector('canvas')?.width).toBe(1400), slow);
    await expect(within(page).getByRole('button', { name: 'Last updated in May (not placed)' })).toBeVisible();
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
