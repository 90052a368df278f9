import { useDatabase } from '@keepmark/local-store/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import type { JobsSlots } from '../slots';
import { JobsStory } from '../testing/JobsStory';
import { sampleFile } from '../testing/sample-files';
import { attachmentTable } from './attachment-table';
import { attach, storeFile } from './attachments-store';

/** Attaches files to the job, as a person does. One of them is on another device. */
function AttachSamples({ jobId }: { readonly jobId: string }) {
  const database = useDatabase();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const attachAll = async () => {
      const files = [
        sampleFile('Employment contract, signed.pdf', 'pdf', jobId),
        sampleFile('Portfolio_with_a_name_that_is_too_long_for_a_phone_2026_final_v3.docx', 'docx', jobId),
        sampleFile('Posting.png', 'png', jobId),
      ];
      for (const file of files) attach(database, jobId, await storeFile(file));
      const facts = { kind: 'jpeg', sizeBytes: 3_400_000, dateAdded: '2026-10-20T08:00:00.000Z' } as const;
      database.table(attachmentTable).insert({ ...facts, jobId, fileId: '0'.repeat(64), name: 'Office.jpg' });
    };
    attachAll().catch((error: unknown) => setFailure(String(error)));
  }, [database, jobId]);
  return failure;
}

const slots: JobsSlots = { JobDetails: AttachSamples };

const meta = {
  title: 'jobs/Files on a job',
  component: JobsStory,
  args: { path: '/job/edit/$internalId', jobs: [{ jobTitle: 'Welder', companyName: 'Harbor & Vale' }] },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Full: Story = {
  args: { slots },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('On the device where you attached it')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Posting.png' })).toBeVisible();
  },
};

export const Renaming: Story = {
  args: { slots },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Posting.png' }));
    await expect(canvas.getByRole('textbox', { name: 'File name' })).toHaveFocus();
  },
};
