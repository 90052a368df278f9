import type { Meta, StoryObj } from '@storybook/react-vite';
import { testDatabase } from '@keepmark/local-store/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { aiService, withAi, withoutAi } from '@keepmark/assistant/testing';
import { createJobsStore } from '@keepmark/jobs/jobs-store';
import { fakeApi, type FakeService } from '@keepmark/api-client/testing';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createInterviewsRoutes } from '../routes';
import { createPracticeStore } from './practice-store';
import { endSession, startSession } from './session-store';

interface PracticeStoryProps {
  path: string;
  /** Whether there are saved answers and stories. */
  isUsed: boolean;
  service: FakeService;
}

const question = {
  id: 'behavioral-pressure-1',
  kind: 'behavioral',
  text: 'Tell me about the most stressful day you have had at work.',
  competency: 'pressure',
} as const;

function savedPractice(isUsed: boolean) {
  const database = testDatabase();
  createJobsStore(database).add({ internalId: 'job-1', jobTitle: 'Line Cook', companyName: 'Acme' } as never);
  if (!isUsed) return database;
  const store = createPracticeStore(database);
  store.addStory({ title: 'The oven fire', action: 'I closed the gas.', competencies: ['pressure', 'teamwork'] });
  for (let index = 0; index < 8; index += 1) {
    store.addAnswer({
      sessionId: `session-${Math.floor(index / 2)}`,
      questionId: question.id,
      question: question.text,
      kind: 'behavioral',
      competency: index % 2 ? 'pressure' : 'conflict',
      answer: 'On my first Saturday the oven failed. I called the bakery next door and we served bread from there.',
      recordingId: index === 7 ? 'gone' : '',
      recordingBytes: index === 7 ? 480_000 : 0,
      secondsUsed: 95,
      ratings: { structure: 1 + (index % 4), relevant: Math.min(4, 1 + Math.floor(index / 2)) },
      dateAnswered: `2026-11-${10 + index}T10:00:00.000Z`,
    });
  }
  return database;
}

function PracticeStory({ path, isUsed, service }: PracticeStoryProps) {
  const [{ database, api }] = useState(() => ({ database: savedPractice(isUsed), api: fakeApi(service).api }));
  return <StoryScreen createRoutes={createInterviewsRoutes} path={path} database={() => database} api={api} />;
}

const meta = {
  title: 'interviews/Practice',
  component: PracticeStory,
  args: { path: '/interview/practice', isUsed: true, service: withoutAi() },
  beforeEach: () => {
    endSession();
    sessionStorage.clear();
    return endSession;
  },
} satisfies Meta<typeof PracticeStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const inSession = () => startSession({ jobId: '', questions: [question], limitSeconds: 120 });

export const Full: Story = {};
export const Empty: Story = { args: { isUsed: false } };
export const ForAJob: Story = {
  args: {
    path: '/interview/practice/job-1',
    service: { ...withAi(), ...aiService({ answer: '1. Which ovens do you know?' }) },
  },
};
export const Question: Story = { beforeEach: inSession };
export const Answered: Story = {
  beforeEach: inSession,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Your answer'), 'The oven failed on a Saturday.');
    await userEvent.click(canvas.getByRole('button', { name: 'STAR worksheet' }));
    await expect(await canvas.findByLabelText('Situation')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(await canvas.findByRole('region', { name: 'Get feedback on this answer' })).toBeVisible();
  },
};
export const NothingSaved: Story = {
  beforeEach: inSession,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip question' }));
    await expect(await canvas.findByText('No answers saved')).toBeVisible();
  },
};
