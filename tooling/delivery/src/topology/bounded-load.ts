/** The result of one call of a load. Times are from `performance.now()`. */
export interface LoadedCall {
  path: string;
  startedAt: number;
  endedAt: number;
  /** The HTTP status; 0 when there was no response. */
  status: number;
}

export interface LoadOptions {
  /** How many calls in all. */
  calls: number;
  /** How many at a time. */
  atATime: number;
  /** Makes the call with this number, counted from 0. */
  call: (index: number) => { path: string; send: () => Promise<Response> };
  /** Called after each call with how many have ended. */
  onEnded: (ended: number) => void;
}

/** Makes a fixed number of calls, several at a time, and returns each result. Never throws. */
export async function runLoad({ calls, atATime, call, onEnded }: LoadOptions): Promise<LoadedCall[]> {
  const results: LoadedCall[] = [];
  let next = 0;
  const caller = async () => {
    while (next < calls) {
      const { path, send } = call(next++);
      const startedAt = performance.now();
      const status = await send().then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      results.push({ path, startedAt, endedAt: performance.now(), status });
      onEnded(results.length);
    }
  };
  await Promise.all(Array.from({ length: atATime }, caller));
  return results;
}
