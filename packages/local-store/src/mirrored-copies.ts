import { bucketDatabases, type Platform } from './platform';

/** Where copies are stored. Tests pass their own. */
export type MirrorPlatform = Pick<Platform, 'indexedDB' | 'storageBuckets'>;

export type OpenFactory = () => Promise<IDBFactory> | IDBFactory;

/** How long one copy may hold up the other, unless said otherwise. */
const usualTimeoutMs = 3000;

/**
 * The copy in the site's IndexedDB and, where there are storage buckets, one in a bucket: a Chromium killed at the wrong
 * moment discards a whole IndexedDB, and each bucket has files of its own.
 *
 * @param open opens a copy on first use. Its factory throws when the browser has no IndexedDB.
 */
export function mirroredCopies<Copy>(
  { indexedDB, storageBuckets }: MirrorPlatform,
  bucketName: string,
  open: (factory: OpenFactory) => Copy,
): readonly Copy[] {
  const first = open(() => {
    if (!indexedDB) throw new Error('This browser has no IndexedDB.');
    return indexedDB;
  });
  return storageBuckets ? [first, open(bucketDatabases(storageBuckets, bucketName))] : [first];
}

/** Does the work in each copy, and gives up on a copy that doesn't answer in time. */
export const inEachCopy = <Copy, Answer>(
  copies: readonly Copy[],
  work: (copy: Copy) => Promise<Answer>,
  timeoutMs = usualTimeoutMs,
): Promise<PromiseSettledResult<Answer>[]> =>
  Promise.allSettled(copies.map((copy) => withTimeout(work(copy), timeoutMs)));

async function withTimeout<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer.')), timeoutMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
