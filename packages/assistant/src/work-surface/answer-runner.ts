import type { AiStreamEvent } from '@keepmark/contracts';
import type { AskedAnswer } from '../ask/ask-ai';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { afterEvent, type AnswerRun, idleRun, isRunning, type RunEvent } from './answer-run';

/** Asks the AI. Rejects with the failure, or with the signal's reason once aborted. */
export type Ask = (
  prompt: string,
  options: { readonly signal: AbortSignal; readonly onEvent: (event: AiStreamEvent) => void },
) => Promise<AskedAnswer>;

export interface AnswerRunner {
  readonly store: StoreApi<AnswerRun>;
  /** Asks, and resolves when the run has ended in any way. While one is running, it only waits for its end. */
  readonly start: (prompt: string, ask: Ask) => Promise<AnswerRun>;
  /** Stops the request. Keeps the text so far. */
  readonly stop: () => void;
  /** The run with everything received so far, rendered or not. */
  readonly current: () => AnswerRun;
}

/** A screen can't show more, and typing elsewhere on it needs the time. */
const drawEveryMs = 100;

/** Collects chunks of an answer, and passes them to the store at most ten times a second. */
function createReceiver(store: StoreApi<AnswerRun>, apply: (event: RunEvent) => void) {
  let pieces = '';
  let characters = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Passes everything on now. */
  const draw = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pieces === '' && characters === store.getState().characters) return;
    apply({ type: 'received', text: pieces, characters });
    pieces = '';
  };

  return {
    draw,
    clear: () => {
      [pieces, characters] = ['', 0];
    },
    receive: (event: AiStreamEvent) => {
      if (event.type === 'start') apply(event);
      if (event.type === 'text') {
        pieces += event.text;
        characters += event.text.length;
      }
      if (event.type === 'progress') ({ characters } = event);
      timer ??= setTimeout(draw, drawEveryMs);
    },
  };
}

/** Runs one question at a time. */
export function createAnswerRunner(): AnswerRunner {
  const store = createStore<AnswerRun>(() => idleRun);
  const apply = (event: RunEvent) => store.setState((run) => afterEvent(run, event), true);
  const { draw, clear, receive } = createReceiver(store, apply);
  let request: AbortController | undefined;
  let ended = Promise.resolve(idleRun);
  let settle: (run: AnswerRun) => void = () => {};

  const end = (event: RunEvent) => {
    draw();
    apply(event);
    request = undefined;
    settle(store.getState());
  };

  return {
    store,
    start: (prompt, ask) => {
      if (isRunning(store.getState())) return ended;
      const own = new AbortController();
      request = own;
      clear();
      ended = new Promise((resolve) => {
        settle = resolve;
      });
      apply({ type: 'asked', prompt });
      // Chunks that arrive after the run was stopped are dropped.
      const ifOpen = (act: () => void) => {
        if (request === own) act();
      };
      const onEvent = (event: AiStreamEvent) => ifOpen(() => receive(event));
      // Asks synchronously, and turns a thrown error into a rejection.
      const answering = (async () => ask(prompt, { signal: own.signal, onEvent }))();
      answering.then(
        (answer) => ifOpen(() => end({ type: 'answered', answer })),
        (error: unknown) => ifOpen(() => end({ type: 'failed', error })),
      );
      return ended;
    },
    stop: () => {
      const stopped = request;
      if (!stopped) return;
      end({ type: 'stopped' });
      stopped.abort();
    },
    current: () => {
      draw();
      return store.getState();
    },
  };
}
