import type { Store } from '../store';
import type * as Tabs from '../tabs/tabs';

/** How long to wait before the second try. */
const loadAgainMs = 5000;

/**
 * Loads what takes in the writes of other tabs. When that is out of reach, most likely since the site has changed, rows
 * are older in memory than on the disk and would be written over what another tab has changed: the tab counts as
 * outdated then.
 */
export async function loadTabs(store: Store, isClosed: () => boolean): Promise<typeof Tabs> {
  try {
    return await import('../tabs/tabs').catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, loadAgainMs));
      return import('../tabs/tabs');
    });
  } catch (cause) {
    if (!isClosed() && !store.isOutdated) {
      store.isOutdated = true;
      store.notice({ kind: 'outdated' });
    }
    throw cause;
  }
}
