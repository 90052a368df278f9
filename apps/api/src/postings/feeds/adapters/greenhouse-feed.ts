import * as z from 'zod/mini';
import { decodeEntities, readJobType } from '../../../posting-text/posting-text';
import type { Feed } from '../feed';
import { fetchBytes } from '../sources/fetch-bytes';
import { readJsonRecords } from '../sources/json-records';
import { companyOfBoard, type FeedSettings, readRecord } from './feed-settings';

/** An item of `jobs`, as https://developers.greenhouse.io/job-board.html describes it. */
const job = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  absolute_url: z.optional(z.nullable(z.string())),
  company_name: z.optional(z.nullable(z.string())),
  location: z.optional(z.nullable(z.object({ name: z.optional(z.nullable(z.string())) }))),
  /** HTML whose marks are written as entities. */
  content: z.optional(z.nullable(z.string())),
  first_published: z.optional(z.nullable(z.string())),
  updated_at: z.optional(z.nullable(z.string())),
});

/** A company's board on Greenhouse. @param board the board token, as in `boards.greenhouse.io/TOKEN`. */
export function greenhouseFeed(board: string, { fetching, baseUrls }: FeedSettings): Feed {
  const base = baseUrls?.greenhouse ?? 'https://boards-api.greenhouse.io';
  const url = new URL(`/v1/boards/${encodeURIComponent(board)}/jobs?content=true`, base);
  return {
    name: `greenhouse:${board}`,
    source: 'greenhouse',
    lists: 'every-open-posting',
    records: (signal) => readJsonRecords(fetchBytes(url, signal, fetching), 'jobs'),
    read: (record) =>
      readRecord(job, record, (row) => ({
        externalId: String(row.id),
        companyName: row.company_name ?? companyOfBoard(board),
        jobTitle: row.title,
        jobType: readJobType(row.title),
        url: row.absolute_url ?? '',
        description: decodeEntities(row.content ?? ''),
        datePosted: dateOf(row.first_published ?? row.updated_at),
        locations: [{ text: row.location?.name ?? '' }],
      })),
  };
}

function dateOf(text: string | null | undefined): Date | undefined {
  return text ? new Date(text) : undefined;
}
