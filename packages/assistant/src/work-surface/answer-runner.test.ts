import type { AiAnswer, AiStreamEvent } from '@keepmark/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ask, createAnswerRunner } from './answer-runner';

const answerOf = (answer: string, more: Partial<AiAnswer> = {}): AiAnswer => ({
  answer,
  provider: 'local',
  model: 'test-model',
  finish: 'stop',
  usage: { inputTokens: 1, outputTokens: 1 },
  ...more,
});

/** A question whose events a test controls. */
function openQuestion() {
  let send: (event: AiStreamEvent) => void = () => {};
  let answer: (answer: AiAnswer) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  let signal: AbortSignal | undefined;
  const ask: Ask = (_, options) => {
    send = options.onEvent;
    ({ signal } = options);
    return new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
    });
  };
  return {
    ask,
    send: (event: AiStreamEvent) => send(event),
    answer: (whole: AiAnswer) => answer(whole),
    fail: (error: unknown) => fail(error),
    isAborted: () => signal?.aborted,
  };
}

const start = { type: 'start', provider: 'local', model: 'test-model' } as const;
const text = (piece: string) => ({ type: 'text', text: piece }) as const;

describe('an answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes from waiting to writing to done', async () => {
    const runner = createAnswerRunner();
    const question = openQuestion();
    const run = runner.start('Why?', question.ask);
    expect(runner.store.getState()).toMatchObject({ phase: 'waiting', prompt: 'Why?' });
    question.send(start);
    question.send(text('Be'));
    question.send(text('cause'));
    vi.advanceTimersByTime(100);
    expect(runner.store.getState()).toMatchObject({ phase: 'writing', text: 'Because', characters: 7 });
    question.answer(answerOf('Because.'));
    expect(await run).toMatchObject({ phase: 'done', text: 'Because.', model: 'test-model' });
  });

  it('draws a thousand pieces at most ten times a second', () => {
    const runner = createAnswerRunner();
    const question = openQuestion();
    void runner.start('Why?', question.ask);
    question.send(start);
    const drawn = vi.fn<() => void>();
    runner.store.subscribe(drawn);
    for (let piece = 0; piece < 1000; piece += 1) {
      question.send(text('x'));
      vi.advanceTimersByTime(1);
    }
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(10);
    expect(runner.current().text).toHaveLength(1000);
  });

  it('counts the characters of a structured answer, which sends no text', () => {
    const runner = createAnswerRunner();
    const question = openQuestion();
    void runner.start('Why?', question.ask);
    question.send({ type: 'progress', characters: 40 });
    question.send({ type: 'progress', characters: 90 });
    expect(runner.current()).toMatchObject({ phase: 'writing', characters: 90, text: '' });
  });

  it('keeps the text so far when stopped, and ends the request', async () => {
    const runner = createAnswerRunner();
    const question = openQuestion();
    const run = runner.start('Why?', question.ask);
    question.send(text('Half of'));
    runner.stop();
    expect(runner.store.getState()).toMatchObject({ phase: 'stopped', text: 'Half of' });
    expect(question.isAborted()).toBe(true);
    question.send(text(' too late'));
    expect(await run).toMatchObject({ phase: 'stopped', text: 'Half of' });
  });

  it('keeps the text so far when it fails', async () => {
    const runner = createAnswerRunner();
    const question = openQuestion();
    const run = runner.start('Why?', question.ask);
    question.send(text('Half of'));
    const error = new Error('cut');
    question.fail(error);
    expect(await run).toMatchObject({ phase: 'failed', text: 'Half of', error });
  });

  it('asks once when the button is pressed twice', async () => {
    const runner = createAnswerRunner();
    const question = openQuestion();
    const ask = vi.fn<Ask>(question.ask);
    const both = [runner.start('Why?', ask), runner.start('Why?', ask)];
    expect(ask).toHaveBeenCalledOnce();
    question.answer(answerOf('Because.'));
    expect(await Promise.all(both)).toMatchObject([{ phase: 'done' }, { phase: 'done' }]);
  });

  it('ignores the end of a stopped request while the next one runs', async () => {
    const runner = createAnswerRunner();
    const [first, second] = [openQuestion(), openQuestion()];
    const stopped = runner.start('First', first.ask);
    first.send(text('one'));
    runner.stop();
    const run = runner.start('Second', second.ask);
    await stopped;
    first.send(text('late'));
    expect(runner.current()).toMatchObject({ phase: 'waiting', prompt: 'Second', text: '' });
    second.answer(answerOf('two'));
    expect(await run).toMatchObject({ phase: 'done', text: 'two' });
  });

  it('fails instead of throwing when asking throws', async () => {
    const runner = createAnswerRunner();
    const run = await runner.start('Why?', () => {
      throw new TypeError('no client');
    });
    expect(run.phase).toBe('failed');
  });
});
