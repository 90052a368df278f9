import { capturePosting as capturePostingCall } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors/errors';
import { registerCall } from '../../platform/calls/calls';
import {
  type GuardedFetchCode,
  GuardedFetchError,
  type GuardedFetchSettings,
} from '../../platform/guarded-fetch/guarded-fetch';
import type { Readings } from '../../platform/readings/readings';
import type { BoardUrls } from './boards/board';
import { CaptureError } from './capture-error';

/** Replaces the public Internet in tests. */
export interface CaptureServices {
  readonly fetching?: GuardedFetchSettings;
  readonly boardUrls?: BoardUrls;
}

export interface CaptureRouteOptions {
  /** Where pages and texts are read. */
  readonly readings: Readings;
  readonly services?: CaptureServices | undefined;
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
export function registerCaptureRoutes(app: FastifyInstance, { readings, services = {} }: CaptureRouteOptions): void {
  let opened: ReturnType<typeof openCapture> | undefined;
  app.addHook('onClose', async () => (await opened)?.fetcher.close());
  registerCall(
    app,
    capturePostingCall,
    async ({ body }) => {
      try {
        const { fetcher, capturePosting } = await (opened ??= openCapture(services));
        const data = await capturePosting(body, { fetcher, readings, boardUrls: services.boardUrls });
        return { success: true, data };
      } catch (error) {
        if (error instanceof CaptureError) throw new ApiError(422, error.code, error.message, { cause: error });
        if (!(error instanceof GuardedFetchError)) throw error;
        throw new ApiError(statuses[error.code], error.code, error.message, { cause: error });
      }
    },
    { rateLimit: capturesAMinute },
  );
}

/** What reads pages and their HTML is loaded with the first capture. */
async function openCapture({ fetching }: CaptureServices) {
  const { createGuardedFetcher } = await import('../../platform/guarded-fetch/guarded-fetcher');
  const { capturePosting } = await import('./capture-posting');
  return { fetcher: createGuardedFetcher(fetching), capturePosting };
}
