import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { newExperience, withNewIds } from '@keepmark/resume-document/new-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { createResumesStore } from '../resumes-store';
import { createResumesRoutes } from '../routes';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';

interface CompareStoryProps {
  /** The right side; missing if there is only one résumé. */
  right?: ResumeDocument;
  hasDeletedSide?: boolean;
}

function CompareStory({ right, hasDeletedSide = false }: CompareStoryProps) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const store = createResumesStore(database);
  const left = store.add(sampleResume());
  const other = right ? store.addFull(right) : '';
  const path = `/resume/compare?left=${left}&right=${hasDeletedSide ? 'gone' : other}`;
  return (
    <StoryScreen createRoutes={(signedIn) => createResumesRoutes(signedIn)} path={path} database={() => database} />
  );
}

const copy = withNewIds(sampleResume({ title: 'Registered nurse - Optimized For Charge nurse at Harbor Medical' }));
const tailored: ResumeDocument = {
  ...copy,
  headline: 'Charge nurse, emergency care',
  summary: 'Emergency nurse with **nine years** in level I trauma centers. Led a shift of 14 nurses.',
  sections: copy.sections.map((section) =>
    section.kind === 'experience'
      ? Object.assign(section, {
          entries: [
            ...section.entries.toReversed().map((entry) =>
              Object.assign(entry, {
                notes: entry.notes.replace('12 patients a shift', 'up to 14 patients a shift'),
              }),
            ),
            newExperience({ title: 'Volunteer medic', companyName: 'Austin Marathon', startDate: '2023-02' }),
          ],
        })
      : section,
  ),
};

const meta = {
  title: 'resumes/Compare',
  component: CompareStory,
  args: { right: tailored },
} satisfies Meta<typeof CompareStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Headline')).toBeVisible();
  },
};
export const Same: Story = { args: { right: withNewIds(sampleResume({ title: 'The same' })) } };
export const Deleted: Story = { args: { hasDeletedSide: true } };
export const OnlyOne: Story = { render: () => <CompareStory /> };
