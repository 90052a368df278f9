import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { blankDocument, newExperience } from '@keepmark/resume-document/new-document';
import { ResumesStory } from '../testing/ResumesStory';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';

const weak = sampleResume({
  email: 'amara at example',
  phone: '',
  links: [{ label: 'Portfolio', url: 'http://localhost:3000' }],
  sections: sampleResume().sections.map((section) =>
    section.kind === 'experience'
      ? Object.assign(section, {
          entries: [
            newExperience({
              title: 'Nurse',
              companyName: 'Mercy Hospital',
              startDate: '2021',
              endDate: 'present',
              notes:
                '- Responsible for patients\n- I am a team player in a fast-paced environment\n- Medication and vital signs',
            }),
            ...section.entries.slice(1),
          ],
        })
      : section,
  ),
});

const meta = {
  title: 'resumes/Review',
  component: ResumesStory,
  args: { path: '/resume/review/:resume', resumes: [weak] },
} satisfies Meta<typeof ResumesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Findings: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The email address looks wrong.')).toBeVisible();
  },
};
export const FewFindings: Story = { args: { resumes: [sampleResume()] } };
export const Blank: Story = { args: { resumes: [blankDocument()] } };
export const NotFound: Story = { args: { path: '/resume/review/no-such-resume' } };
