import type { AppContext, SyncedDevice } from '@keepmark/app-shell';
import { SyncRunner as Runner } from '@keepmark/sync/runner';
import { createElement } from 'react';
import { loadSync } from './sync';

/** Syncs while a screen for signed-in users is open. */
export const SyncRunner = () => createElement(Runner, { loadSync });

/** This browser as one of a person's devices, for signing out. */
export async function syncedDevice(app: AppContext): Promise<SyncedDevice> {
  const control = await loadSync(app);
  return {
    async settle() {
      await control.syncNow();
      const { state } = control;
      if (state.kind !== 'on') return 1;
      const unsent = state.pendingRows + (state.files?.toSend ?? 0) + (state.files?.tooLarge ?? 0);
      // What couldn't be sent may be unknown to a server that doesn't answer.
      return state.isReachable ? unsent : Math.max(1, unsent);
    },
    leave: () => control.turnOff({ deleteServerCopy: false }),
  };
}
