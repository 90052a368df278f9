import type { Auth, Session } from '@keepmark/auth';

export type SettledSession = Exclude<Session, { state: 'unknown' }>;

/** Waits until it's known whether someone is signed in. */
export function settledSession(auth: Pick<Auth, 'session'>): Promise<SettledSession> {
  return new Promise((resolve) => {
    const settle = (session: Session) => {
      if (session.state === 'unknown') return;
      stop();
      resolve(session);
    };
    const stop = auth.session.subscribe(settle);
    settle(auth.session.getState());
  });
}
