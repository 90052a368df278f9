import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { testDatabase } from '@keepmark/local-store/testing';
import { createSyncRoutes } from '../routes';
import type { SyncControl, SyncState } from '../sync-control';
import { fakeSyncControl } from './fake-sync-control';

interface DevicesStoryProps {
  readonly state: SyncState;
  readonly overrides?: Partial<SyncControl>;
  /** What the engine's code does: default, it loads. */
  readonly loading?: 'forever' | 'fails';
}

/** Settings → Devices in a state of sync, for stories. */
export function DevicesStory({ state, overrides, loading }: DevicesStoryProps) {
  const loadSync = (): Promise<SyncControl> => {
    if (loading === 'forever') return new Promise(() => {});
    if (loading === 'fails') return Promise.reject(new Error('offline'));
    return Promise.resolve(fakeSyncControl(state, overrides).control);
  };
  return (
    <StoryScreen
      createRoutes={(signedIn) => createSyncRoutes(signedIn, { loadSync })}
      path="/settings/devices"
      database={() => testDatabase()}
    />
  );
}
