import { capturePosting as capturePostingCall } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../calls/api-error';
import { registerCall } from '../calls/register-call';
import type { GuardedFetchSettings } from '../guarded-fetch/guarded-fetch';
import { type GuardedFetchCode, GuardedFetchError } from '../guarded-fetch/guarded-fetch-error';
import type { LocationResolver } from '../locations/resolve-location';
import type { BoardUrls } from './boards/board';

/** Replaces the public Internet in tests. */
export interface CaptureWorld {
  readonly fetching?: GuardedFetchSettings;
  readonly boardUrls?: BoardUrls;
}

export interface CaptureRouteOptions {
  readonly resolver: () => LocationResolver;
  readonly world?: CaptureWorld | undefined;
}

// Each call sends a request to someone else's server in our name.
const capturesAMinute = { max: 30, timeWindowMs: 60_000 };

const statuses: Readonly<Record<GuardedFetchCode, number>> = {
  'address-refused': 400,
  'page-gone': 404,
  'page-refused': 422,
  'page-too-large': 422,
  'no-page': 422,
  'page-unreachable': 502,
  'page-too-slow': 504,
};

/** `jobs/capture`. */
export function registerCaptureRoutes(app: FastifyInstance, { resolver, world = {} }: CaptureRouteOptions): void {
  let opened: ReturnType<typeof openCapture> | undefined;
  app.addHook('onClose', async () => (await opened)?.fetcher.close());
  registerCall(
    app,
    capturePostingCall,
    async ({ body }) => {
      try {
        const { fetcher, capturePosting } = await (opened ??= openCapture(world));
        const data = await capturePosting(body, { fetcher, resolver, boardUrls: world.boardUrls });
        return { success: true, data };
      } catch (error) {
        if (!(error instanceof GuardedFetchError)) throw error;
        throw new ApiError(statuses[error.code], error.code, error.message, { cause: error });
      }
    },
    { rateLimit: capturesAMinute },
  );
}

/** What reads pages and their HTML is loaded with the first capture. */
async function openCapture({ fetching }: CaptureWorld) {
  const { createGuardedFetcher } = await import('../guarded-fetch/guarded-fetch');
  const { capturePosting } = await import('./capture-posting');
  return { fetcher: createGuardedFetcher(fetching), capturePosting };
}
