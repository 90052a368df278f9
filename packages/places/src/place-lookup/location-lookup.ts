import { errorMessage } from '@keepmark/ui/error-message';
import type { Place } from '../place-table';
import { certainCandidate, type LocationCandidate } from './location-candidates';

/** A place whose candidates a person has to choose from. */
export interface DoubtfulPlace {
  readonly placeId: string;
  readonly candidates: readonly LocationCandidate[];
}

export interface LookupState {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  /** How many were located with certainty. */
  readonly located: number;
  /** How many have no candidates. */
  readonly notFound: number;
  readonly doubtful: readonly DoubtfulPlace[];
  /** Why it stopped early. */
  readonly problem?: string;
}

const idleLookup: LookupState = {
  isRunning: false,
  done: 0,
  total: 0,
  located: 0,
  notFound: 0,
  doubtful: [],
};

export interface LookupTools {
  readonly find: (place: Place, signal: AbortSignal) => Promise<readonly LocationCandidate[]>;
  /** Saves the places that were located with certainty, in one step. */
  readonly save: (located: ReadonlyMap<string, LocationCandidate>) => void;
}

const concurrency = 4;

/** Looks up the locations of places in the background. One per database: it goes on while the person is elsewhere. */
export class LocationLookup {
  #state: LookupState;
  #abort: AbortController | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param doubtful what an earlier look-up left to review */
  constructor(doubtful: readonly DoubtfulPlace[] = []) {
    this.#state = { ...idleLookup, doubtful };
  }

  get state(): LookupState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(changes: Partial<LookupState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** Looks up places, a few at a time. Does nothing while it is running. Saves what is certain, also when canceled. */
  async start(places: readonly Place[], { find, save }: LookupTools): Promise<void> {
    if (this.#state.isRunning || places.length === 0) return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#state = idleLookup;
    this.#change({ isRunning: true, total: places.length });
    const located = new Map<string, LocationCandidate>();
    const queue = places.values();
    const worker = async () => {
      for (const place of queue) {
        // Sequential per worker, to limit the load on the API.
        // oxlint-disable-next-line no-await-in-loop
        const candidates = await find(place, abort.signal);
        abort.signal.throwIfAborted();
        this.#record(place, candidates, located);
      }
    };
    let problem: string | undefined;
    try {
      await Promise.all(Array.from({ length: concurrency }, worker));
    } catch (error) {
      if (!abort.signal.aborted) problem = errorMessage(error);
      abort.abort();
    }
    if (located.size > 0) save(located);
    this.#change({ isRunning: false, ...(problem && { problem }) });
  }

  #record(place: Place, candidates: readonly LocationCandidate[], located: Map<string, LocationCandidate>): void {
    const certain = certainCandidate(candidates, place);
    const { done, notFound, doubtful } = this.#state;
    if (certain) located.set(place.internalId, certain);
    this.#change({
      done: done + 1,
      located: located.size,
      ...(!certain && candidates.length === 0 && { notFound: notFound + 1 }),
      ...(!certain && candidates.length > 0 && { doubtful: [...doubtful, { placeId: place.internalId, candidates }] }),
    });
  }

  cancel(): void {
    this.#abort?.abort();
  }

  /** Takes a place off the review list. */
  settle(placeId: string): void {
    this.#change({ doubtful: this.#state.doubtful.filter((one) => one.placeId !== placeId) });
  }
}
