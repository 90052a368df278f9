import { createStore } from 'zustand/vanilla';
import type { AuthAdapter } from './auth-adapter';
import { AuthError } from './auth-error';

/** Runs attempts to sign in or out. The problem of the latest one is in a store, for the screen. */
export function createAttempts(load: () => Promise<AuthAdapter>) {
  const problem = createStore<AuthError | undefined>()(() => undefined);
  const report = (failure: AuthError | undefined) => problem.setState(failure, true);

  return {
    problem,
    report,

    /** On failure it returns undefined and sets the problem, unless the failure is silent. */
    async run<Result>(
      action: (adapter: AuthAdapter) => Promise<Result>,
      isSilent: (code: string) => boolean = () => false,
    ): Promise<Result | undefined> {
      report(undefined);
      try {
        return await action(await load());
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        if (!isSilent(error.code)) report(error);
        return undefined;
      }
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
