import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { blankLetter, blankDocument } from '@keepmark/resume-document/new-document';
import { PartStory } from '../testing/PartStory';
import type { SavedDocuments } from '../testing/database-of';
import { LetterField } from './LetterField';
import { ResumeField } from './ResumeField';

interface FieldsProps {
  readonly resumeIds: readonly string[];
  readonly letterIds: readonly string[];
}

/** The fields of an application form, with the first documents chosen. */
function Fields({ resumeIds, letterIds }: FieldsProps) {
  const [resumeId, setResumeId] = useState(resumeIds[0] ?? '');
  const [letterId, setLetterId] = useState(letterIds[0] ?? '');
  return (
    <>
      <ResumeField resumeId={resumeId} onChange={setResumeId} onCreateVersion={() => {}} />
      <LetterField letterId={letterId} onChange={setLetterId}>
        <Textarea label="Cover letter text" autosize minRows={3} />
      </LetterField>
    </>
  );
}

const DocumentFields = (documents: SavedDocuments) => (
  <PartStory {...documents}>{(saved) => <Fields {...saved} />}</PartStory>
);

const meta = { title: 'resumes/Document fields', component: DocumentFields } satisfies Meta<typeof DocumentFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const documents: SavedDocuments = {
  resumes: [blankDocument({ title: 'Registered nurse' }), blankDocument({ title: 'Nurse educator' })],
  letters: [blankLetter({ title: 'Harbor Medical' }), blankLetter({ title: '' })],
};

export const Empty: Story = {};
export const Full: Story = { args: documents };
export const TypedLetter: Story = {
  args: documents,
  play: async ({ canvas }) => {
    const letter = await canvas.findByRole('combobox', { name: 'Cover letter' });
    await expect(canvas.queryByRole('textbox', { name: 'Cover letter text' })).toBeNull();
    await userEvent.selectOptions(letter, 'Type it below');
    await expect(canvas.getByRole('textbox', { name: 'Cover letter text' })).toBeVisible();
  },
};
