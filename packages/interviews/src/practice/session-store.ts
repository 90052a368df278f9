import type { Question } from '../question-bank/question';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** A session in progress. */
export interface CurrentSession {
  readonly sessionId: string;
  /** The job it is for, or empty. */
  readonly jobId: string;
  readonly questions: readonly Question[];
  /** The index of the current question; equal to the number of questions at the end. */
  readonly index: number;
  /** Seconds for each answer; 0 for no limit. */
  readonly limitSeconds: number;
}

interface SessionState {
  readonly current: CurrentSession | undefined;
}

/** The session of this tab. It survives a reload. */
const sessionStore = createStore<SessionState>()(
  persist((): SessionState => ({ current: undefined }), {
    name: 'keepmark-practice',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export const useCurrentSession = (): CurrentSession | undefined => useStore(sessionStore, ({ current }) => current);

/** A time-ordered id like those of the store. Not `randomUUID`, which isn't available over plain HTTP. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export const startSession = (session: Omit<CurrentSession, 'index' | 'sessionId'>): void => {
  sessionStore.setState({ current: { ...session, sessionId: newId(), index: 0 } });
};

export const goToQuestion = (index: number): void => {
  sessionStore.setState(({ current }) => ({ current: current && { ...current, index } }));
};

export const endSession = (): void => {
  sessionStore.setState({ current: undefined });
};
