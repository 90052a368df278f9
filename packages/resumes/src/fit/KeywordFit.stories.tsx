import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { Page } from '@keepmark/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoute } from '@tanstack/react-router';
import { createElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useResumesStore } from '../resumes-store';
import { databaseOf } from '../testing/database-of';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { KeywordFit } from './KeywordFit';

const text = `About the role
Harbor Medical is looking for a charge nurse to join our emergency department.

What you will do
- Assess patients and prioritize care
- Administer medication and monitor vital signs
- Document patient care in Epic
- Train new nurses and lead the night shift

Requirements
- Active RN license in Texas
- ACLS and BLS certification
- Experience with triage, wound care and phlebotomy
- Strong communication skills and attention to detail
- Bilingual in Spanish is a plus

Benefits
- Health insurance, 401(k), paid time off`;

/** The panel on a page, as shown with a job. */
function FitPage({ resumeId, text: postingText }: { resumeId: string; text: string }) {
  const store = useResumesStore();
  const posting = { title: 'Charge nurse', companyName: 'Harbor Medical', text: postingText };
  return (
    <Page title="Charge nurse" width="text">
      <KeywordFit
        resumeId={resumeId}
        posting={posting}
        jobId="job"
        createVersion={(id) => store.merge(id, 'Charge nurse at Harbor Medical', {}, 'job').id}
      />
    </Page>
  );
}

interface FitStoryProps {
  text: string;
  hasResume: boolean;
}

function FitStory({ text: postingText, hasResume }: FitStoryProps) {
  const { database, resumeIds } = databaseOf({ resumes: [sampleResume()] });
  const resumeId = hasResume ? (resumeIds[0] ?? '') : '';
  const screen = createElement(FitPage, { resumeId, text: postingText });
  return (
    <StoryScreen
      path="/"
      database={() => database}
      createRoutes={(signedIn) => [createRoute({ getParentRoute: () => signedIn, path: '/', component: () => screen })]}
    />
  );
}

const meta = {
  title: 'resumes/Keyword fit',
  component: FitStory,
  args: { text, hasResume: true },
} satisfies Meta<typeof FitStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: /^Missing/ })).toBeVisible();
  },
};
export const DismissedAndAdded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss phlebotomy' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Add keyword' }), 'ICU{Enter}');
    await userEvent.click(await canvas.findByText('Dismissed (1)'));
    await expect(await canvas.findByText('Not in the posting')).toBeVisible();
  },
};
export const NoKeywords: Story = { args: { text: 'Come and see us.' } };
export const NoPosting: Story = { args: { text: '' } };
export const NoResume: Story = { args: { hasResume: false } };
