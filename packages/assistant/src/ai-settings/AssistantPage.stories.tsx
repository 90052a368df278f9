import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FakeService, fakeApi, pending, unavailable } from '@keepmark/api-client/testing';
import { writeAiKeys } from '@keepmark/app-shell/ai-keys';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { databaseOf } from '@keepmark/local-store/testing';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { aiAnswerTable, type StoredAnswer } from '../answers/ai-answer-table';
import { createAssistantRoutes } from '../routes';
import { withAi, withoutAi } from '../testing/ai-service';

interface AssistantStoryProps {
  service: FakeService;
  answers?: readonly Partial<StoredAnswer>[];
  /** An own key for Anthropic. */
  ownKey?: string;
}

const none: readonly Partial<StoredAnswer>[] = [];

function AssistantStory({ service, answers = none }: AssistantStoryProps) {
  const [{ api, database }] = useState(() => ({
    api: fakeApi(service).api,
    database: databaseOf(aiAnswerTable, answers).database,
  }));
  return <StoryScreen createRoutes={createAssistantRoutes} path="/assistant" database={() => database} api={api} />;
}

const kinds = ['job-summary', 'cover-letter', 'company-summary', 'resume-review', 'salary-advice'];
const subjects = ['Nurse at Mercy Hospital', 'Welder at Acme', 'Mercy Hospital', 'Registered nurse', 'Denver, CO'];

const manyAnswers = (count: number): Partial<StoredAnswer>[] =>
  Array.from({ length: count }, (_, number) => ({
    kind: kinds[number % kinds.length]!,
    title: 'Summarize the posting',
    subjectType: 'job',
    subjectId: `job-${number}`,
    subjectLabel: subjects[number % subjects.length]!,
    answer: `## What you would do\n\nCare for **${number + 2}** patients on a ward with 40 beds, mostly at night, and train new colleagues.`,
    provider: number % 3 === 0 ? 'google' : 'local',
    model: number % 3 === 0 ? 'gemini-2.5-flash' : 'llama3.1',
    finish: number % 7 === 3 ? 'stopped' : 'stop',
    isSaved: number % 4 === 0,
    createdDate: new Date(Date.UTC(2026, 10, 22, 15) - number * 3_600_000).toISOString(),
  }));

const meta = {
  title: 'assistant/AI settings',
  component: AssistantStory,
  args: { service: withAi(['google', 'local'], 7), answers: manyAnswers(12) },
  beforeEach: ({ args: { ownKey } }) => {
    writeAiKeys(ownKey === undefined ? {} : { anthropic: ownKey });
    return () => writeAiKeys({});
  },
} satisfies Meta<typeof AssistantStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NoAi: Story = { args: { service: withoutAi(), answers: [] } };
export const OwnKey: Story = { args: { service: withoutAi(), answers: [], ownKey: 'sk-ant-example-9876' } };
export const NoAnswersLeft: Story = { args: { service: withAi(['local'], 0), answers: [] } };
export const Loading: Story = { args: { service: { 'GET ai/status': pending }, answers: [] } };
export const Unreachable: Story = { args: { service: { 'GET ai/status': unavailable } } };
export const TenThousand: Story = { args: { answers: manyAnswers(10_000) } };
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search answers' }), 'volcano');
    await expect(await canvas.findByText('No matching answers')).toBeVisible();
  },
};
export const OneAnswer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Job summary: Nurse at Mercy Hospital' }))[0]!);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Job summary' })).toBeVisible();
  },
};
