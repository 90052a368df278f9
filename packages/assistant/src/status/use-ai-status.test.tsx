import { fakeApi, pending, unavailable } from '@keepmark/api-client/testing';
import { writeAiKeys } from '@keepmark/app-shell/ai-keys';
import { renderScreen } from '@keepmark/app-shell/testing';
import type { AiStatus } from '@keepmark/contracts';
import { createRoute } from '@tanstack/react-router';
import { act, cleanup } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type AiStatusHere, useAiStatus } from './use-ai-status';

const status = (values: Partial<AiStatus> = {}): AiStatus => ({
  providers: [
    { provider: 'google', model: 'gemini' },
    { provider: 'local', model: 'llama' },
  ],
  ownKeyModels: [
    { provider: 'google', model: 'gemini' },
    { provider: 'anthropic', model: 'claude' },
  ],
  dailyAnswers: 10,
  answersUsed: 3,
  answersLeft: 7,
  resetsAt: '2030-01-01T00:00:00.000Z',
  ...values,
});

let seen: AiStatusHere | undefined;
function Probe() {
  const here = useAiStatus();
  useEffect(() => {
    seen = here;
  });
  return null;
}

async function open(answer: () => unknown) {
  const { api, requests } = fakeApi({ 'GET ai/status': answer });
  const routes = (getParentRoute: never) => [
    createRoute({ getParentRoute: () => getParentRoute, path: '/probe', component: Probe }),
  ];
  await renderScreen(routes as never, { path: '/probe', api });
  return requests;
}

beforeEach(() => {
  localStorage.clear();
  seen = undefined;
});
afterEach(cleanup);

it('names the AIs of the site and how many answers are left', async () => {
  await open(() => status());
  expect(seen?.state).toBe('loading');
  await vi.waitFor(() => expect(seen?.state).toBe('ready'));
  expect(seen).toMatchObject({
    providers: [
      { provider: 'google', model: 'gemini', ownKey: undefined },
      { provider: 'local', model: 'llama', ownKey: undefined },
    ],
    chosen: { provider: 'google' },
    answersLeft: 7,
    dailyAnswers: 10,
  });
});

it('puts own keys first, and keeps the person’s choice', async () => {
  writeAiKeys({ anthropic: 'sk-ant-1234' });
  await open(() => status());
  await vi.waitFor(() => expect(seen?.chosen).toMatchObject({ provider: 'anthropic', ownKey: 'sk-ant-1234' }));
  expect(seen?.providers.map(({ provider }) => provider)).toEqual(['anthropic', 'google', 'local']);
  act(() => seen?.choose('local'));
  expect(seen?.chosen?.provider).toBe('local');
  act(() => writeAiKeys({}));
  expect(seen?.providers.map(({ provider }) => provider)).toEqual(['google', 'local']);
});

it('is ready with an own key if the site has no AI, without counting answers', async () => {
  await open(() => status({ providers: [] }));
  await vi.waitFor(() => expect(seen?.state).toBe('not-configured'));
  expect(seen?.answersLeft).toBeUndefined();
  act(() => writeAiKeys({ google: 'google-key-1' }));
  expect(seen).toMatchObject({ state: 'ready', chosen: { provider: 'google', model: 'gemini' } });
});

it('says when the server can’t be reached, and recovers', async () => {
  let isUp = false;
  await open(() => (isUp ? status() : unavailable()));
  await vi.waitFor(() => expect(seen?.state).toBe('unreachable'));
  isUp = true;
  act(() => seen?.refresh());
  await vi.waitFor(() => expect(seen?.state).toBe('ready'));
});

it('asks a server that can’t be reached again by itself, and stays as it is until then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let answer: () => unknown = unavailable;
  const requests = await open(() => answer());
  await vi.waitFor(() => expect(seen?.state).toBe('unreachable'));
  const before = requests.length;
  answer = pending;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(requests.length).toBe(before + 1);
  expect(seen?.state).toBe('unreachable');
});

it('is ready when the server answers the next attempt', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isUp = false;
  await open(() => (isUp ? status() : unavailable()));
  await vi.waitFor(() => expect(seen?.state).toBe('unreachable'));
  isUp = true;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await vi.waitFor(() => expect(seen?.state).toBe('ready'));
});

it('refreshes the answers left, showing the last number until then', async () => {
  let answer: () => unknown = () => status();
  await open(() => answer());
  await vi.waitFor(() => expect(seen?.answersLeft).toBe(7));
  answer = pending;
  act(() => seen?.refresh());
  expect(seen?.answersLeft).toBe(7);
});
