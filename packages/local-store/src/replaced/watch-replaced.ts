import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { cell } from '../tables/row';
import { asRecord, parseJson } from '../tables/row-codec';
import { fieldStamp } from '../tables/table-memory';
import { logReplaced, type ReplacedText } from './log-replaced';

/** How many fields' stamps are remembered. */
const maxSeen = 1000;

/**
 * Puts the texts of other tabs that this tab replaced without having seen them into "Replaced texts": two tabs have written
 * one field at the same moment, and this tab's text is the newer one. The other tab doesn't learn from this one's write
 * whether it had been seen, so each tab logs what it replaced itself.
 *
 * Call when the store has been listening for a while: it has to have merged a write before this looks at it.
 */
export function watchReplaced(store: Store, isClosed: () => boolean): void {
  const { events, storage } = store.platform;
  const seen = new Map<string, number>();

  const take = (key: string, value: string): void => {
    const { kind, table = '', id = '' } = parseKey(store.name, key) ?? {};
    const [version, fields] = (kind === '/' && asRecord(parseJson(value))) || [];
    const memory = store.tables.get(table);
    const row = memory?.rows.get(id);
    if (!fields || typeof version !== 'object' || !row) return;
    const texts: ReplacedText[] = [];
    for (const [field, stamp] of Object.entries(version.s)) {
      const column = memory!.columns.get(field);
      const place = `${key} ${field}`;
      const isNew = (seen.get(place) ?? 0) < stamp;
      seen.delete(place);
      seen.set(place, stamp);
      const text = fields[field];
      if (!isNew || column?.field.kind !== 'text' || typeof text !== 'string' || text.trim() === '') continue;
      if (fieldStamp(row, field) > stamp && cell(row, column) !== text)
        texts.push({ table, id, field, text, replacedAtMs: Date.now() });
    }
    for (const place of seen.keys()) {
      if (seen.size <= maxSeen) break;
      seen.delete(place);
    }
    if (texts.length > 0) void logReplaced(store, texts);
  };

  const listener = (({ storageArea, key, newValue }: StorageEvent): void => {
    if (isClosed()) events?.removeEventListener('storage', listener);
    else if (storageArea === storage && key !== null && newValue !== null && !store.isOutdated) take(key, newValue);
  }) as EventListener;
  events?.addEventListener('storage', listener);
}
