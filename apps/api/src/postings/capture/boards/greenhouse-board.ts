import * as z from 'zod/mini';
import { greenhouseFeed } from '../../feeds/adapters/greenhouse-feed';
import { formatSalary } from '../../../posting-text/posting-text';
import type { Board, BoardUrls } from './board';
import { postingOfFeed } from './posting-of-feed';

const pay = z.object({
  pay_input_ranges: z.array(
    z.object({
      min_cents: z.optional(z.nullable(z.number())),
      max_cents: z.optional(z.nullable(z.number())),
      currency_type: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** `boards.greenhouse.io/acme/jobs/123` and its newer and European hosts (https://developers.greenhouse.io/job-board.html). */
export function greenhouseBoard(url: URL, baseUrls: BoardUrls): Board | undefined {
  if (!/^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/.test(url.hostname)) return undefined;
  const [, board = '', id = ''] = url.pathname.startsWith('/embed/job_app')
    ? ['', url.searchParams.get('for') ?? '', url.searchParams.get('token') ?? '']
    : (/^\/([^/]+)\/jobs\/(\d+)/.exec(url.pathname) ?? []);
  if (!/^[\w-]+$/.test(board) || !/^\d+$/.test(id)) return undefined;
  const european = url.hostname.includes('.eu.') ? '.eu' : '';
  const base = baseUrls.greenhouse ?? `https://boards-api${european}.greenhouse.io`;
  return {
    name: 'greenhouse',
    jsonUrl: new URL(`/v1/boards/${board}/jobs/${id}?pay_transparency=true`, base).href,
    read: (json, resolver) => {
      // Without the board's name, which is no company's.
      const posting = postingOfFeed(greenhouseFeed('', { workingDirectory: '' }).read(json), resolver);
      return posting && { ...posting, salary: payOf(json) };
    },
  };
}

function payOf(json: unknown): string {
  const [range] = pay.safeParse(json).data?.pay_input_ranges ?? [];
  const inUnits = (cents: number | null | undefined) => (typeof cents === 'number' ? cents / 100 : undefined);
  return formatSalary({
    min: inUnits(range?.min_cents),
    max: inUnits(range?.max_cents),
    currency: range?.currency_type,
  });
}
