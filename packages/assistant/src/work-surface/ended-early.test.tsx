import { reloadSafely } from '@keepmark/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, ask, databaseWith, renderWorkSurface, status, stored } from '../testing/render-work-surface';
import { fitTask } from '../testing/sample-task';
import { WorkSurface } from './WorkSurface';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('incomplete answers', () => {
  it('keeps the text so far when stopped, marks it, and offers no actions', async () => {
    const { answers } = await renderWorkSurface({ script: { answer: 'Half of it', neverEnds: true } });
    await ask();
    await screen.findByText(/Half of it/);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    const article = await answer();
    expect(article.textContent).toContain('Half of it');
    expect(article.textContent).toContain('Incomplete: this answer was stopped');
    expect(screen.queryByRole('button', { name: 'Use as letter' })).toBeNull();
    expect(answers()).toMatchObject([{ finish: 'stopped', answer: 'Half of it' }]);
    expect(status()?.textContent).toBe('The answer was stopped');
  });

  it.each([
    ['half a list', 'Half of it', /^Received/, 'Stopped. This kind of answer can only be shown as a whole.'],
    ['nothing', '', /^Writing…/, 'Stopped before anything arrived.'],
  ])('says why it shows nothing of a structured answer stopped after %s', async (_, text, progress, note) => {
    const script = { answer: text, result: { findings: [] }, neverEnds: true };
    await renderWorkSurface({ script, children: <WorkSurface task={fitTask} /> });
    await ask(fitTask.title);
    await screen.findByText(progress);
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('marks an answer that reached its limit', async () => {
    await renderWorkSurface({
      script: { answer: 'Half of it', finish: 'length', warning: 'The model read only part.' },
    });
    await ask();
    const article = await answer();
    expect(article.textContent).toContain('Incomplete: this answer reached its length limit');
    expect(article.textContent).toContain('The model read only part.');
    expect(screen.queryByRole('button', { name: 'Use as letter' })).toBeNull();
  });

  it.each([
    ['a cut connection', { isCutOff: true }, 'The answer was cut off'],
    ['a failure', { failure: { code: 'provider-busy', message: 'Busy.' } }, 'The AI provider is busy'],
  ])('keeps the text before %s, and says what happened', async (_, how, title) => {
    const { answers } = await renderWorkSurface({ script: { answer: 'Half of it', ...how } });
    await ask();
    expect((await answer()).textContent).toContain('Incomplete: this answer was cut off');
    expect(screen.getByRole('note', { name: title })).toBeDefined();
    expect(status()?.textContent).toBe(title);
    expect(answers()).toMatchObject([{ finish: 'failed', answer: 'Half of it' }]);
  });

  it.each([
    ['ai-quota-used', 'No AI answers left today', 'AI settings'],
    ['provider-key-refused', 'The AI provider refused the key', 'AI settings'],
    ['token-expired', 'Your sign-in has expired', 'Sign in'],
  ])('says what to do about %s, and keeps the earlier answer', async (code, title, link) => {
    await renderWorkSurface({
      script: { failure: { code, message: 'Words.', retryAfterSeconds: 60 } },
      database: databaseWith(stored({})),
    });
    await ask();
    const problem = await screen.findByRole('note', { name: title });
    expect(within(problem).getByRole('link', { name: link })).toBeDefined();
    expect((await answer()).textContent).toContain('I bake bread');
  });
});

it('offers the plan when the free answers of the day are used up', async () => {
  await renderWorkSurface({
    script: { failure: { code: 'ai-quota-used', message: 'Words.', retryAfterSeconds: 60 } },
    answersLeft: 0,
  });
  await ask();
  const problem = await screen.findByRole('note', { name: 'No AI answers left today' });
  const plan = await within(problem).findByRole('link', { name: 'See the plan' });
  expect(plan.getAttribute('href')).toBe('/subscribe');
});

describe('leaving', () => {
  it('stops the request, and keeps the text so far', async () => {
    const { router, answers } = await renderWorkSurface({ script: { answer: 'Half of it', neverEnds: true } });
    await ask();
    await screen.findByText(/Half of it/);
    await act(() => router.navigate({ to: '/there' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await waitFor(() => expect(answers()).toMatchObject([{ finish: 'stopped', answer: 'Half of it' }]));
  });

  it('restores the text so far after a reload, as stopped', async () => {
    const before = await renderWorkSurface({ script: { answer: 'Half of it', neverEnds: true } });
    await ask();
    await screen.findByText(/Half of it/);
    // The browser runs no code of the page after this.
    act(() => void globalThis.dispatchEvent(new Event('pagehide')));
    before.unmount();
    expect(before.answers()).toEqual([]);
    const after = await renderWorkSurface({ script: {} });
    const article = await answer();
    expect(article.textContent).toContain('Half of it');
    expect(article.textContent).toContain('Incomplete: this answer was stopped');
    expect(after.answers()).toMatchObject([{ finish: 'stopped' }]);
    after.unmount();
    await renderWorkSurface({ script: {}, database: after.database });
    await answer();
    expect(after.answers()).toHaveLength(1);
  });

  it('treats a connection broken by a reload as stopped, not failed', async () => {
    const { answers } = await renderWorkSurface({ script: { answer: 'Half of it', paceMs: 20, isCutOff: true } });
    await ask();
    globalThis.dispatchEvent(new Event('beforeunload'));
    await waitFor(() => expect(answers()).toMatchObject([{ finish: 'stopped', answer: 'Half of it' }]));
  });

  it('makes our own reloads wait for the end of the answer', async () => {
    await renderWorkSurface({ script: { answer: 'Half of it', neverEnds: true } });
    await ask();
    await screen.findByText(/Half of it/);
    const reload = vi.fn<() => void>();
    const reloading = reloadSafely(reload);
    await act(() => Promise.resolve());
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await reloading;
    expect(reload).toHaveBeenCalledOnce();
  });
});
