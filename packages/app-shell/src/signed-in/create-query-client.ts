import { QueryClient } from '@tanstack/react-query';

const staleTimeMs = 60_000;

/** True for an error that a retry can't fix, such as a bad request or a missing record. */
function isFinal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

/** A query client whose answers stay fresh for a minute, and which retries a failed call once unless the server refused it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, calls fail right away with an error; by default they'd wait silently. The server may also be on this
        // machine, which needs no network.
        networkMode: 'always',
        staleTime: staleTimeMs,
        refetchOnWindowFocus: false,
        // What failed without a connection appears when it is back.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        retry: (failures, error) => failures < 1 && !isFinal(error),
      },
    },
  });
}
