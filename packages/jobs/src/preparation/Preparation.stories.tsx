import { aiService, withAi } from '@keepmark/assistant/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { JobsStory } from '../testing/JobsStory';

const description = `Harbor Bakery is looking for a baker for the early shift.

What you'll do
• Bake rye and sourdough bread from 4 a.m.
• Keep the ovens and the mixers clean

Requirements
• 2 years of experience in a bakery
• Ability to lift 50 pounds
• Food handler certification

The job pays $21 an hour, with health insurance after 90 days. We are closed on Sundays and on all federal holidays.
You'll work in a team of six, in a kitchen that sends 900 loaves a day to restaurants and markets around the bay.`;
const baker = {
  jobTitle: 'Baker',
  companyName: 'Harbor Bakery',
  location: 'Oakland, CA',
  salary: '$21 an hour',
  url: 'https://jobs.example.com/7',
  description,
};
const path = '/job/application/preparation/$internalId';
const ai = withAi();

const meta = {
  title: 'jobs/Preparation',
  component: JobsStory,
  args: { path, jobs: [baker] },
} satisfies Meta<typeof JobsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (step: string) => ({ path: `${path}?step=${step}` });

export const NoPosting: Story = { args: { jobs: [{ ...baker, description: '' }] } };
export const ShortPosting: Story = { args: { jobs: [{ ...baker, description: 'Bake bread.' }] } };
export const Posting: Story = { args: at('posting') };
export const Resume: Story = { args: at('resume') };
export const Questions: Story = { args: at('questions') };
export const Letter: Story = {
  args: at('letter'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start from template' }));
    await expect(await canvas.findByText(/square brackets/)).toBeVisible();
  },
};
export const LetterTooLong: Story = {
  args: { ...at('letter'), jobs: [{ ...baker, coverLetter: 'I bake. '.repeat(120) }] },
};
export const Apply: Story = { args: at('apply') };
export const Applied: Story = {
  args: {
    ...at('apply'),
    jobs: [{ ...baker, dateApplied: '2026-10-01', status: 'application-submitted', coverLetter: 'Dear team' }],
  },
};
export const NotFound: Story = { args: { path: path.replace('$internalId', 'no-such-job') } };

export const FieldsOfThePosting: Story = {
  args: {
    ...at('posting'),
    service: {
      ...ai,
      ...aiService({
        answer: '…',
        result: {
          fields: [
            { name: 'salary', value: '$21 an hour', quote: 'The job pays $21 an hour' },
            { name: 'experience', value: '2 years', quote: '2 years of experience in a bakery' },
            { name: 'benefits', value: 'A company car', quote: 'You get a company car' },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the fields of the posting' }));
    await expect(await canvas.findByRole('button', { name: 'Save 2 fields with the job' })).toBeVisible();
  },
};
export const LetterByAi: Story = {
  args: {
    ...at('letter'),
    service: { ...ai, ...aiService({ answer: 'Dear team,\n\nI have baked rye bread for three years.' }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a cover letter' }));
    await expect(await canvas.findByRole('button', { name: 'Edit this letter' })).toBeVisible();
  },
};
