import { fakeApi } from '@keepmark/api-client/testing';
import type { ReadPeople } from '@keepmark/app-shell';
import { renderScreen } from '@keepmark/app-shell/testing';
import type { Database } from '@keepmark/local-store';
import { databaseOf, testDatabase } from '@keepmark/local-store/testing';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { aiAnswerTable, type StoredAnswer } from '../answers/ai-answer-table';
import { WorkSurface } from '../work-surface/WorkSurface';
import { type AiScript, aiService, withAi, withoutAi } from './ai-service';
import { letterTask } from './sample-task';

interface ShownOptions {
  readonly script?: AiScript;
  readonly database?: Database;
  readonly children?: ReactNode;
  /** Today's answers that are left. */
  readonly answersLeft?: number;
  readonly loadReadPeople?: () => Promise<ReadPeople>;
}

/** Renders a screen with the work surface of a letter, or with `children`. Without a script there is no AI. */
export async function renderWorkSurface(options: ShownOptions = {}) {
  const { script, database = testDatabase(), children, answersLeft, loadReadPeople } = options;
  const { api, requests } = fakeApi(script ? { ...withAi(undefined, answersLeft), ...aiService(script) } : withoutAi());
  const rendered = await renderScreen(
    (signedIn) => [
      createRoute({
        getParentRoute: () => signedIn,
        path: '/here',
        component: () => children ?? <WorkSurface task={letterTask} actions={() => <button>Use as letter</button>} />,
      }),
      createRoute({ getParentRoute: () => signedIn, path: '/there', component: () => <h1>Elsewhere</h1> }),
    ],
    { path: '/here', api, database, ...(loadReadPeople && { loadReadPeople }) },
  );
  const answers = () => database.table(aiAnswerTable).query();
  return { ...rendered, requests, answers, asked: () => requests.filter(({ call }) => call.startsWith('POST ai/')) };
}

/** Presses the button of the task. */
export const ask = async (name = letterTask.title) => userEvent.click(await screen.findByRole('button', { name }));
export const answer = () => screen.findByRole('article', { name: /^Answer: / });
/** The task's status for screen readers. */
export const status = () =>
  screen
    .getAllByRole('status')
    .find((element) => element.getAttribute('aria-live') === 'polite' && element.closest('section'));

/** An earlier answer. */
export const stored = (more: Partial<StoredAnswer>): Partial<StoredAnswer> => ({
  kind: letterTask.kind,
  title: letterTask.title,
  subjectType: 'job',
  subjectId: 'job-1',
  createdDate: '2026-11-20T15:00:00Z',
  answer: 'Dear team, I bake bread.',
  provider: 'google',
  model: 'gemini',
  ...more,
});
export const databaseWith = (...answers: readonly Partial<StoredAnswer>[]) =>
  databaseOf(aiAnswerTable, answers).database;
