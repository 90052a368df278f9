import type * as z from 'zod/mini';
import { type FeedPosting, reject, type Rejection } from '../feed';
import type { FetchSettings } from '../sources/fetch-bytes';

/** What an adapter needs besides its target. */
export interface FeedSettings {
  /** What a relative path is relative to. */
  readonly workingDirectory: string;
  readonly fetching?: FetchSettings | undefined;
  /** Where each service is, by adapter; its public address when it is not set. */
  readonly baseUrls?: Readonly<Partial<Record<'greenhouse' | 'lever' | 'ashby' | 'adzuna', string>>>;
  readonly adzuna?: { readonly appId: string; readonly appKey: string } | undefined;
}

/** Checks a record against its shape and reads it, or says which field is wrong. */
export function readRecord<Schema extends z.ZodMiniType>(
  schema: Schema,
  record: unknown,
  read: (record: z.output<Schema>) => FeedPosting | Rejection,
): FeedPosting | Rejection {
  const parsed = schema.safeParse(record);
  if (parsed.success) return read(parsed.data);
  const field = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.') ?? '';
  return reject(field === '' ? 'not a record' : `unreadable ${field}`);
}

/** "acme-robotics" as people write it, for boards that don't name the company. */
export function companyOfBoard(board: string): string {
  return board
    .split(/[-_.\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
