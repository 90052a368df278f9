import { QueryClient } from '@tanstack/react-query';

const staleTimeMs = 60_000;

/** True for an error that asking again at once cannot mend, such as a bad request or a missing record. */
function isFinal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

/** Answers stay fresh for a minute; a failed call is asked once more unless the server has refused it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a call fails at once and says so; by default it would wait without a word. The service may also be on
        // this very machine, which needs no network.
        networkMode: 'always',
        staleTime: staleTimeMs,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && !isFinal(error),
      },
    },
  });
}
