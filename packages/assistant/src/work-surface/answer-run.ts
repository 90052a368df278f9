import type { AiStreamEvent } from '@keepmark/contracts';
import type { AskedAnswer } from '../ask/ask-ai';

/** One question to the AI, from the click until its answer is complete, stopped, or failed. */
export interface AnswerRun {
  readonly phase: 'idle' | 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  readonly prompt: string;
  /** The text so far; kept when the answer is stopped or fails. */
  readonly text: string;
  /** How many characters have arrived, also of structured answers, which send no text. */
  readonly characters: number;
  readonly provider: string;
  readonly model: string;
  /** The whole answer, once it's done. */
  readonly answer: AskedAnswer | undefined;
  /** The error, once it has failed. */
  readonly error: unknown;
}

export const idleRun: AnswerRun = {
  phase: 'idle',
  prompt: '',
  text: '',
  characters: 0,
  provider: '',
  model: '',
  answer: undefined,
  error: undefined,
};

/** An event of a run. `received` combines several chunks, because a screen can't render each. */
export type RunEvent =
  | { readonly type: 'asked'; readonly prompt: string }
  | Extract<AiStreamEvent, { type: 'start' }>
  | { readonly type: 'received'; readonly text: string; readonly characters: number }
  | { readonly type: 'answered'; readonly answer: AskedAnswer }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly error: unknown };

export const isRunning = ({ phase }: AnswerRun): boolean => phase === 'waiting' || phase === 'writing';

/** The run after an event. Late events, such as text after stopping, change nothing. */
export function afterEvent(run: AnswerRun, event: RunEvent): AnswerRun {
  if (event.type === 'asked') return { ...idleRun, phase: 'waiting', prompt: event.prompt };
  if (!isRunning(run)) return run;
  if (event.type === 'start') return { ...run, phase: 'writing', provider: event.provider, model: event.model };
  if (event.type === 'received') {
    return { ...run, phase: 'writing', text: run.text + event.text, characters: event.characters };
  }
  if (event.type === 'answered') {
    const { answer, provider, model } = event.answer;
    return { ...run, phase: 'done', text: answer, provider, model, answer: event.answer };
  }
  return event.type === 'stopped' ? { ...run, phase: 'stopped' } : { ...run, phase: 'failed', error: event.error };
}
