import { holdReload } from '@keepmark/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { AiTask } from '../ai-task';
import { type AnswerRun, idleRun, isRunning } from './answer-run';
import { type Ask, createAnswerRunner } from './answer-runner';
import { removePartialAnswer, takePartialAnswer, writePartialAnswer } from './partial-answer';
import { shownRun } from './without-addresses';

export interface AnswerRunOfTask {
  readonly run: AnswerRun;
  readonly start: (prompt: string, ask: Ask) => void;
  readonly stop: () => void;
}

/** People who are still here chose to stay, or only downloaded something. */
const stayedAfterMs = 5000;

/**
 * The run of a task on this screen. Our own reloads wait for it, leaving the screen stops it, and after a reload by the
 * browser, it shows as stopped.
 * @param onEnd called with each run that has ended, including one that a reload interrupted
 */
export function useAnswerRun(task: AiTask, onEnd: (run: AnswerRun) => void): AnswerRunOfTask {
  const [runner] = useState(createAnswerRunner);
  const run = shownRun(useStore(runner.store), task.omitsAddresses);
  // `isHidden`: the page goes away, and a running answer ends on the next page. `isLeaving`: the page is about to go
  // away, and the browser may break the connection first.
  const [page] = useState({ isHidden: false, isLeaving: false });

  useEffect(() => {
    const partial = takePartialAnswer(task);
    if (!partial) return;
    const interrupted: AnswerRun = { ...idleRun, ...partial, phase: 'stopped' };
    runner.store.setState(interrupted, true);
    onEnd(shownRun(interrupted, task.omitsAddresses));
    // Only when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [runner]);

  useEffect(() => () => runner.stop(), [runner]);

  useEffect(() => {
    const hide = () => {
      const current = runner.current();
      page.isHidden = true;
      if (isRunning(current)) writePartialAnswer(task, current);
    };
    const show = () => {
      page.isHidden = false;
      removePartialAnswer(task);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      page.isLeaving = true;
      clearTimeout(timer);
      timer = setTimeout(() => (page.isLeaving = false), stayedAfterMs);
    };
    globalThis.addEventListener('beforeunload', leave);
    globalThis.addEventListener('pagehide', hide);
    globalThis.addEventListener('pageshow', show);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('beforeunload', leave);
      globalThis.removeEventListener('pagehide', hide);
      globalThis.removeEventListener('pageshow', show);
    };
  }, [runner, task, page]);

  const start = async (prompt: string, ask: Ask) => {
    if (isRunning(runner.store.getState())) return;
    const ended = runner.start(prompt, ask);
    const release = holdReload(() => ended);
    const end = await ended;
    release();
    if (page.isHidden) return;
    const isInterrupted = page.isLeaving && end.phase === 'failed';
    onEnd(shownRun(isInterrupted ? { ...end, phase: 'stopped' } : end, task.omitsAddresses));
  };
  return { run, start: (prompt, ask) => void start(prompt, ask), stop: runner.stop };
}
