import type { Meta, StoryObj } from '@storybook/react-vite';
import { databaseOf } from '@keepmark/local-store/testing';
import { Button } from '@mantine/core';
import { expect, screen, userEvent, within } from 'storybook/test';
import { aiAnswerTable, type StoredAnswer } from '../answers/ai-answer-table';
import { aiService, type ScriptedAnswer, withAi, withoutAi } from '../testing/ai-service';
import { AiStory } from '../testing/AiStory';
import { fitTask, letterTask, letterText } from '../testing/sample-task';
import { SavedAnswers } from './SavedAnswers';
import { WorkSurface } from './WorkSurface';

const about = {
  kind: letterTask.kind,
  title: letterTask.title,
  subjectType: 'job',
  subjectId: 'job-1',
  subjectLabel: letterTask.subject.label,
  provider: 'google',
  model: 'gemini-2.5-flash',
};
const earlier: Partial<StoredAnswer> = {
  ...about,
  answer: 'Dear hiring team,\n\nI am writing about the position of **nurse** in Denver.\n\nSincerely,\nAda Lovelace',
  createdDate: '2026-11-20T15:00:00Z',
};
const later: Partial<StoredAnswer> = { ...about, answer: letterText, createdDate: '2026-11-22T15:00:00Z' };

interface SurfaceStoryProps {
  /** The AI's answers. Default: no AI is set up. */
  script?: ScriptedAnswer;
  answers?: readonly Partial<StoredAnswer>[];
  isStructured?: boolean;
  isCompact?: boolean;
}

const requirements = ({ result }: StoredAnswer) => (
  <p>{`${result.requirements?.length ?? 0} requirements, score ${result.score}`}</p>
);
const letterButton = () => <Button>Use as letter</Button>;

const none: readonly Partial<StoredAnswer>[] = [];

function SurfaceStory({ script, answers = none, isStructured = false, isCompact = false }: SurfaceStoryProps) {
  return (
    <AiStory
      service={script ? { ...withAi(), ...aiService(script) } : withoutAi()}
      createDatabase={() => databaseOf(aiAnswerTable, answers).database}
    >
      {isStructured ? (
        <WorkSurface task={fitTask} result={requirements} />
      ) : (
        <WorkSurface task={letterTask} isCompact={isCompact} actions={letterButton} />
      )}
      <SavedAnswers subject={letterTask.subject} />
    </AiStory>
  );
}

const meta = { title: 'assistant/Work surface', component: SurfaceStory } satisfies Meta<typeof SurfaceStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Write a letter|Compare with the posting)$/ }));
};
const askAndFail: Story['play'] = async (context) => {
  await ask(context);
  await screen.findByRole('note', { name: /./ });
};
const failure = (code: string, retryAfterSeconds?: number): Story => ({
  args: {
    script: {
      failure: { code, message: 'What the server says about it.', ...(retryAfterSeconds && { retryAfterSeconds }) },
    },
  },
  play: askAndFail,
});

export const WithoutAi: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Prompt: Write a letter'));
    await screen.findByRole('button', { name: 'Copy prompt' });
  },
};
export const Idle: Story = {
  args: { script: {} },
  play: async () => {
    await userEvent.click(await screen.findByText('What will be sent'));
    await screen.findByText('[NAME]', { selector: 'mark' });
  },
};
export const Compact: Story = { args: { script: {}, isCompact: true } };
export const Waiting: Story = { args: { script: { paceMs: 1_000_000, answer: 'Never' } }, play: ask };
export const Writing: Story = {
  args: { script: { answer: letterText, neverEnds: true } },
  play: async (context) => {
    await ask(context);
    await screen.findByText('Ten years in intensive care');
  },
};
export const Done: Story = {
  args: { script: { answer: letterText, provider: 'anthropic', model: 'claude-haiku-4-5' } },
  play: async (context) => {
    await ask(context);
    await screen.findByRole('button', { name: 'Use as letter' });
  },
};
export const Incomplete: Story = {
  args: {
    script: { answer: letterText, finish: 'length', warning: 'The local model read only part of the text.' },
  },
  play: async (context) => {
    await ask(context);
    await screen.findByText(/^Incomplete: this answer reached/);
    await expect(screen.queryByText('Use as letter')).toBeNull();
  },
};
export const CutOff: Story = {
  args: { script: { answer: 'Dear hiring team, I am wri', isCutOff: true } },
  play: async (context) => {
    await askAndFail(context);
    await screen.findByText(/^Incomplete: this answer was cut off/);
  },
};
export const Stopped: Story = { args: { script: {}, answers: [{ ...later, finish: 'stopped' }] } };
export const QuotaUsed: Story = failure('ai-quota-used', 14_400);
export const ProviderBusy: Story = failure('provider-busy', 30);
export const KeyRefused: Story = failure('provider-key-refused');
export const SignedOut: Story = failure('token-expired');
export const ReceivingStructure: Story = {
  args: { script: { answer: letterText, result: {}, neverEnds: true }, isStructured: true },
  play: async (context) => {
    await ask(context);
    await screen.findByText(/^Received \d+ characters…$/);
  },
};
export const Structured: Story = {
  args: { script: { answer: 'Two of three.', result: { requirements: [], score: 67 } }, isStructured: true },
  play: async (context) => {
    await ask(context);
    await screen.findByText('0 requirements, score 67');
  },
};
export const Compared: Story = {
  args: { script: {}, answers: [earlier, later] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with previous' }));
    await screen.findByRole('region', { name: 'Previous answer' });
  },
};
export const Saved: Story = {
  args: {
    answers: [
      { ...earlier, isSaved: true },
      { ...later, kind: 'job-summary', title: 'Summarize', isSaved: true },
    ],
  },
  play: async () => {
    const saved = within(await screen.findByRole('region', { name: 'Saved AI answers' }));
    await userEvent.click(saved.getByText(/^Summarize/));
  },
};
