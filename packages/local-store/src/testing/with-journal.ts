import { jobTable, noteTable } from './jobs';
import { opened } from './opened';
import { SimulatedBrowser } from './simulated-browser';

/** A tab of a browser whose local storage holds `state`, with its journal in `indexedDB`. */
export function withJournal(state: ReadonlyMap<string, string>, indexedDB: IDBFactory) {
  const browser = new SimulatedBrowser(state);
  const tab = browser.openTab();
  const now = opened(tab.storage, { indexedDB });
  return { browser, tab, ...now, jobs: now.database.table(jobTable), notes: now.database.table(noteTable) };
}
