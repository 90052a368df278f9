import { aiService, withAi, withoutAi } from '@keepmark/assistant/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { aboutResumes } from '../testing/ai-answers';
import { ResumesStory } from '../testing/ResumesStory';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { storySlots } from '../testing/story-slots';

const meta = {
  title: 'resumes/Review with AI',
  component: ResumesStory,
  args: {
    path: '/resume/review/:resume',
    resumes: [sampleResume()],
    slots: storySlots,
    service: { ...withAi(), ...aiService(aboutResumes) },
  },
} satisfies Meta<typeof ResumesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pickJob = async (name = 'Charge nurse at Harbor Medical') =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Job' }), name);

export const WithoutAi: Story = {
  args: { service: withoutAi() },
  play: async () => {
    await pickJob();
    await userEvent.click(await screen.findByText('Prompt: Suggest changes'));
    await screen.findByRole('button', { name: 'Copy prompt' });
  },
};
export const Idle: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Review with AI' });
  },
};
export const Findings: Story = {
  play: async () => {
    await press('Review with AI');
    await expect(await screen.findByText('from 14 to 6 minutes')).toBeVisible();
  },
};
export const Requirements: Story = {
  play: async () => {
    await pickJob();
    await press('Compare with the requirements');
    await expect(await screen.findByText('67 of 100')).toBeVisible();
  },
};
export const Changes: Story = {
  play: async () => {
    await pickJob();
    await press('Suggest changes');
    const answer = within(await screen.findByRole('article', { name: 'Answer: Suggest changes' }));
    await userEvent.click(answer.getAllByRole('button', { name: 'Accept' })[2]!);
    await userEvent.click(answer.getAllByRole('button', { name: 'Reject' })[1]!);
    await userEvent.click(answer.getAllByRole('checkbox')[0]!);
  },
};
export const NoChanges: Story = {
  args: { service: { ...withAi(), ...aiService({ answer: 'None.', result: { changes: [] } }) } },
  play: async () => {
    await pickJob();
    await press('Suggest changes');
    await expect(await screen.findByText('No changes to suggest.')).toBeVisible();
  },
};
export const ShortPosting: Story = {
  play: async () => {
    await pickJob('Nurse educator at Cedar College');
    await expect(await screen.findByText(/fewer than 100 characters/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: {
    service: {
      ...withAi(),
      ...aiService({ failure: { code: 'provider-busy', message: 'Busy.', retryAfterSeconds: 30 } }),
    },
  },
  play: async () => {
    await press('Review with AI');
    await screen.findByRole('note', { name: /./ });
  },
};
