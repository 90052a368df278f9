import { pending, unavailable } from '@keepmark/api-client/testing';
import { aiService, withAi } from '@keepmark/assistant/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { CareerStory } from '../testing/CareerStory';
import { nurseSkills, nurseTasks, relatedToNurses } from '../testing/occupation';
import { occupationWages } from '../testing/wage-fixtures';

const nurses = '/career/counseling?code=29-1141';
const readingNurses = async () => {
  await screen.findByText(/Assess patient health problems/);
};

const meta = {
  title: 'career/Counseling',
  component: CareerStory,
  args: { path: nurses },
} satisfies Meta<typeof CareerStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { args: { path: '/career/counseling' } };
export const StartWithResume: Story = {
  args: {
    path: '/career/counseling',
    hasResume: true,
    answers: [{}, { subjectId: '51-4121', subjectLabel: 'Welders' }],
  },
};
export const Full: Story = { args: { hasResume: true, hasHome: true }, play: readingNurses };
export const WithoutHome: Story = { play: readingNurses };
export const NothingOnFile: Story = {
  args: {
    service: {
      'GET occupations/29-1141/tasks': () => ({ ...nurseTasks, table: 'hand-written', results: [] }),
      'GET occupations/29-1141/skills': () => ({ ...nurseSkills, results: [] }),
      'GET occupations/29-1141/related': () => ({ ...relatedToNurses, results: [] }),
      'GET wages/occupation/29-1141': () => occupationWages({ area: null, areaLevels: null, national: null }),
      'POST jobs/search': () => Response.json({ results: [], totalResults: 0 }),
    },
  },
  play: readingNurses,
};
export const PartsFail: Story = {
  args: { service: { 'GET occupations/29-1141/tasks': unavailable, 'POST jobs/search': unavailable } },
  play: readingNurses,
};
export const Loading: Story = { args: { service: { 'GET joboccupation/code/29-1141': pending } } };
export const Failed: Story = { args: { service: { 'GET joboccupation/code/29-1141': unavailable } } };
export const NotFound: Story = { args: { path: '/career/counseling?code=99-9999' } };
export const Typed: Story = { args: { path: '/career/counseling?career=healer' } };
export const TypedWithoutMatch: Story = { args: { path: '/career/counseling?career=falconer' } };
export const WithConversation: Story = {
  args: {
    answers: [
      { createdDate: '2026-11-20T09:00:00.000Z' },
      { prompt: 'Where do I start?', answer: 'With an open day at a school near you.' },
    ],
  },
  play: readingNurses,
};
export const WithAi: Story = {
  args: {
    service: { ...withAi(), ...aiService({ answer: 'Nurses work in shifts.' }) },
    hasResume: true,
    answers: [
      { createdDate: '2026-11-20T09:00:00.000Z', prompt: 'What is it like?' },
      { prompt: 'Where do I start?', answer: '1. Go to an **open day**.\n2. Shadow a nurse.' },
    ],
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Ask a follow-up question' });
  },
};
