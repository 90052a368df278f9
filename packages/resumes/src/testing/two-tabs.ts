import { type Database, openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';

interface Write {
  readonly key: string;
  readonly value: string | null;
}

interface Tab {
  readonly database: Database;
  /** Delivers this many writes of the other tab. Default: all. */
  readonly deliver: (writes?: number) => void;
  readonly isWaiting: () => boolean;
}

/** Two databases over one storage, like two browser tabs. A test decides when each gets the other's writes. */
export async function openTwoTabs(): Promise<{
  readonly tabs: readonly [Tab, Tab];
  readonly settle: () => Promise<void>;
}> {
  const queues: readonly [Write[], Write[]] = [[], []];
  const open = (own: 0 | 1): Tab => {
    const copy = memoryStorage();
    const events = new EventTarget();
    const others = queues[own === 0 ? 1 : 0];
    const storage: Storage = {
      get length() {
        return copy.length;
      },
      key: (index) => copy.key(index),
      getItem: (key) => copy.getItem(key),
      setItem(key, value) {
        copy.setItem(key, value);
        others.push({ key, value });
      },
      removeItem(key) {
        copy.removeItem(key);
        others.push({ key, value: null });
      },
      clear: () => copy.clear(),
    };
    const database = openDatabase('keepmark', { storage, platform: { events } });
    return {
      database,
      isWaiting: () => queues[own].length > 0,
      deliver(writes = queues[own].length) {
        for (const { key, value } of queues[own].splice(0, writes)) {
          if (value === null) copy.removeItem(key);
          else copy.setItem(key, value);
          const event = Object.assign(new Event('storage'), { key, newValue: value, storageArea: storage });
          events.dispatchEvent(event);
        }
      },
    };
  };
  const tabs = [open(0), open(1)] as const;
  const settle = async (): Promise<void> => {
    for (let quietRounds = 0; quietRounds < 2;) {
      for (const tab of tabs) tab.deliver();
      // Tabs wait 30 ms before they answer each other.
      await new Promise((resolve) => setTimeout(resolve, 40));
      for (const { database } of tabs) await database.flush();
      quietRounds = tabs.some((tab) => tab.isWaiting()) ? 0 : quietRounds + 1;
    }
  };
  await settle();
  return { tabs, settle };
}
