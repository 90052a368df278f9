import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { newExperience } from '@keepmark/resume-document/new-document';
import type { CopyCorrection } from './corrections';
import { ChooseCopies } from './CorrectCopies';

const before = newExperience({
  title: 'Nurse',
  companyName: 'Mercy Hosptial',
  notes: '- Led 4 nurses\n- Trained 32 nurses',
});
const after = { ...before, companyName: 'Mercy Hospital' };
const shared = { kind: 'experience', before, after } as const;
const corrections: readonly CopyCorrection[] = [
  { ...shared, resumeId: 'a', resumeTitle: 'Charge nurse', entryId: '1', outcome: 'same' },
  { ...shared, resumeId: 'b', resumeTitle: 'Nurse educator', entryId: '2', outcome: 'merged' },
  { ...shared, resumeId: 'c', resumeTitle: 'Clinic manager', entryId: '3', outcome: 'conflict', after: before },
];

const meta = {
  title: 'resumes/Change other versions',
  component: ChooseCopies,
  args: { corrections, onApply: fn<() => void>() },
} satisfies Meta<typeof ChooseCopies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Change 2 versions' })).toBeEnabled();
  },
};
