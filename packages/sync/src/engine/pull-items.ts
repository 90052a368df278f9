import { readManifest, shortfallOf } from '../manifest';
import type { Exchange } from './exchange';
import { takeItems } from './take-items';

/**
 * Takes everything that the server has and this device hasn't seen. The shadow is saved after each page.
 *
 * @returns whether rows here changed
 * @throws what the call throws; an Error when the server's pages lead nowhere
 */
export async function pullItems(
  exchange: Exchange,
  { signal, onPulled }: { readonly signal: AbortSignal; readonly onPulled: (count: number) => void },
): Promise<boolean> {
  const { shadow, server } = exchange;
  let changed = false;
  let restarts = 0;
  for (;;) {
    const { cursor, keyVersion } = shadow.meta;
    const page = await server.pull(keyVersion, cursor, signal);
    if (cursor === 0) shadow.setMeta({ droppedThrough: page.droppedThrough });
    const isBehind = page.droppedThrough > Math.max(cursor, shadow.meta.droppedThrough);
    if (isBehind || page.head < cursor) {
      restarts += 1;
      if (restarts > 1) throw new Error('The server’s answers contradict each other.');
      // What the server had is gone: it is an older copy, or tombstones were dropped that this device needs.
      shadow.rebase(isBehind ? { mergedAsImport: true } : {});
      await shadow.save();
      continue;
    }
    if (await takeItems(exchange, page.items)) changed = true;
    const next = page.hasMore ? (page.items.at(-1)?.revision ?? 0) : page.head;
    if (page.hasMore && next <= cursor) throw new Error('The server’s pages don’t end.');
    shadow.setMeta({ cursor: next });
    if (!page.hasMore && !shadow.meta.isComplete) seenAll(exchange);
    await shadow.save();
    onPulled(page.items.length);
    if (!page.hasMore) return changed;
  }
}

/** Everything was pulled: what didn't come isn't on the server. */
function seenAll({ shadow }: Exchange): void {
  const { manifest, manifestRevision } = shadow.meta;
  let [count, newest] = [0, 0];
  for (const entry of shadow.entries) {
    const { revision, row, gone } = entry;
    newest = Math.max(newest, revision);
    if (revision > 0) count += 1;
    else if (gone !== undefined) shadow.set({ ...entry, row: undefined, deletedAt: gone, gone: undefined });
    else if (row) shadow.set({ ...entry, isDirty: true });
  }
  const told = manifest === undefined ? undefined : readManifest(manifest);
  const shortfall = told && shortfallOf(told, shadow.totals, count, manifestRevision > newest);
  const gaveLess = told ? shortfall : count > 0 ? { missing: undefined } : undefined;
  shadow.setMeta({ isComplete: true, gaveLess, manifestDue: shadow.meta.manifestDue || (!told && count > 0) });
}
