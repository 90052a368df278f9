interface Mutation {
  readonly key: string | null;
  readonly value: string | null;
}

/**
 * Local storage as several tabs of a browser see it: each tab reads its own copy, its writes go to the browser in order,
 * and reach the other tabs only when they are delivered.
 */
export class SimulatedBrowser {
  /** What the browser holds, which is what a new tab reads. */
  readonly state: Map<string, string>;
  /** Every write since the start: any beginning of it is what a killed browser may leave on the disk. */
  readonly log: Mutation[] = [];
  readonly #tabs: SimulatedTab[] = [];
  readonly #limit: number;

  constructor(state: ReadonlyMap<string, string> = new Map(), limitCharacters = Number.POSITIVE_INFINITY) {
    this.state = new Map(state);
    this.#limit = limitCharacters;
  }

  openTab(): SimulatedTab {
    const tab = new SimulatedTab(this, this.state);
    this.#tabs.push(tab);
    return tab;
  }

  closeTab(tab: SimulatedTab): void {
    this.#tabs.splice(this.#tabs.indexOf(tab), 1);
  }

  write(from: SimulatedTab | undefined, mutation: Mutation): void {
    const { key, value } = mutation;
    this.log.push(mutation);
    if (key === null) this.state.clear();
    else if (value === null) this.state.delete(key);
    else this.state.set(key, value);
    for (const tab of this.#tabs) if (tab !== from) tab.waiting.push(mutation);
  }

  fits(key: string, value: string): boolean {
    let characters = key.length + value.length;
    for (const [other, text] of this.state) if (other !== key) characters += other.length + text.length;
    return characters <= this.#limit;
  }

  /** What the disk holds if the browser had written only so much of the log, upon what it held before. */
  diskAfter(writes: number, before: ReadonlyMap<string, string> = new Map()): Map<string, string> {
    const disk = new Map(before);
    for (const { key, value } of this.log.slice(0, writes)) {
      if (key === null) disk.clear();
      else if (value === null) disk.delete(key);
      else disk.set(key, value);
    }
    return disk;
  }

  /** Delivers until no tab has anything to say. */
  settle(): void {
    for (let tab; (tab = this.#tabs.find(({ waiting }) => waiting.length > 0));) tab.deliver(1);
  }
}

/** One tab's storage and events. */
export class SimulatedTab {
  readonly waiting: Mutation[] = [];
  readonly events = new EventTarget();
  readonly storage: Storage;
  readonly #browser: SimulatedBrowser;
  readonly #copy: Map<string, string>;

  constructor(browser: SimulatedBrowser, state: ReadonlyMap<string, string>) {
    this.#browser = browser;
    const copy = (this.#copy = new Map(state));
    const write = (mutation: Mutation): void => browser.write(this, mutation);
    this.storage = {
      get length() {
        return copy.size;
      },
      key: (index) => [...copy.keys()][index] ?? null,
      getItem: (key) => copy.get(key) ?? null,
      setItem(key, value) {
        if (!browser.fits(key, value)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        copy.set(key, value);
        write({ key, value });
      },
      removeItem(key) {
        if (!copy.delete(key)) return;
        write({ key, value: null });
      },
      clear() {
        copy.clear();
        write({ key: null, value: null });
      },
    };
  }

  /** Lets the tab's storage come to what the browser holds without a word, as that of a page that was put to sleep. */
  sleepThrough(): void {
    this.waiting.length = 0;
    this.#copy.clear();
    for (const [key, value] of this.#browser.state) this.#copy.set(key, value);
  }

  /** The page goes into the back/forward cache, others write, and it comes back. */
  sleepAndWake(): void {
    this.events.dispatchEvent(new Event('pagehide'));
    this.sleepThrough();
    this.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }

  /** Lets the tab hear of so many writes of the others. */
  deliver(writes: number): void {
    for (const { key, value } of this.waiting.splice(0, writes)) {
      this.#catchUp(key, value);
      const event = Object.assign(new Event('storage'), { key, newValue: value, storageArea: this.storage });
      this.events.dispatchEvent(event);
    }
  }

  #catchUp(key: string | null, value: string | null): void {
    if (key === null) this.#copy.clear();
    else if (value === null) this.#copy.delete(key);
    else this.#copy.set(key, value);
  }
}
