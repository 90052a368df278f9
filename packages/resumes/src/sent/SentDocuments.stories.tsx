import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PartStory } from '../testing/PartStory';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { freezeSentDocument } from './sent-store';
import { SentDocuments } from './SentDocuments';

const application = { jobId: 'job', jobTitle: 'Charge nurse', companyName: 'Harbor Medical', letterId: '' };

/** Documents sent on these days, with a letter written on the application form. */
function SentStory({ dates }: { dates: readonly string[] }) {
  return (
    <PartStory
      resumes={[sampleResume()]}
      prepare={({ database, resumeIds }) => {
        for (const dateSent of dates) {
          const letterText = 'Dear Ms. Park,\n\nI would like to lead your night shift.';
          freezeSentDocument(database, { ...application, resumeId: resumeIds[0] ?? '', letterText, dateSent });
        }
      }}
    >
      {() => <SentDocuments jobId="job" />}
    </PartStory>
  );
}

const meta = { title: 'resumes/Sent documents', component: SentStory } satisfies Meta<typeof SentStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { dates: [] } };
export const Full: Story = { args: { dates: ['2026-11-02', '2026-11-20'] } };
export const Deleted: Story = {
  args: { dates: ['2026-11-02', '2026-11-20'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete .*nov 2, 2026$/ }));
    // It fades in.
    await waitFor(() => expect(screen.getByText('Deleted the sent documents.')).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
