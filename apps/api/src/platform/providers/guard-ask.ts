import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { ProviderError } from './provider-error';

export interface GuardSettings {
  /** A person waits: a late answer is none. */
  readonly timeoutMs: number;
  /** After this many failures in a row, it isn't asked for a while. */
  readonly failuresInARow: number;
  readonly pauseMs: number;
  /** How long an answer is given again to the same question. */
  readonly cacheMs: number;
}

const defaults: GuardSettings = { timeoutMs: 6000, failuresInARow: 3, pauseMs: 30_000, cacheMs: 600_000 };
const maxCached = 1000;

type Ask<Query, Found extends object> = (query: Query, signal: AbortSignal) => Promise<Found>;

/**
 * What is asked over the network answers in time or fails, is not asked while it is down, nor twice for the same in ten
 * minutes.
 * @param name of who is asked, for the error.
 */
export function guardAsk<Query, Found extends object>(
  name: string,
  ask: Ask<Query, Found>,
  settings: Partial<GuardSettings> = {},
): Ask<Query, Found> {
  const { timeoutMs, failuresInARow, pauseMs, cacheMs } = { ...defaults, ...settings };
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failuresInARow) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  const cache = new LRUCache<string, Found>({ max: maxCached, ttl: cacheMs });
  return async (query, signal) => {
    const key = JSON.stringify(query);
    const known = cache.get(key);
    if (known) return known;
    try {
      const found = await policy.execute(({ signal: inTime }) => ask(query, inTime), signal);
      cache.set(key, found);
      return found;
    } catch (cause) {
      throw problemOf(name, cause, timeoutMs);
    }
  };
}

function problemOf(name: string, cause: unknown, timeoutMs: number): unknown {
  if (cause instanceof TaskCancelledError)
    return new ProviderError(name, `${name} gave no answer in ${timeoutMs / 1000} seconds.`, { cause });
  if (cause instanceof BrokenCircuitError)
    return new ProviderError(name, `${name} has failed several times, and is not asked for a while.`, { cause });
  return cause;
}
