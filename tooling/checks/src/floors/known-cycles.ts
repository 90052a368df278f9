/** A cycle of files that a later change breaks. */
export interface KnownCycle {
  /** Any file of the cycle, such as "packages/local-store/src/store.ts". */
  readonly file: string;
  /** How many files it has today. A larger one fails. */
  readonly fileCount: number;
  readonly reason: string;
}

/** Every cycle that the check accepts. It fails on one that is no longer there. */
export const knownCycles: readonly KnownCycle[] = [
  {
    file: 'packages/local-store/src/store.ts',
    fileCount: 29,
    reason: 'The store and its maintenance name each other. Merging the two breaks it.',
  },
  {
    file: 'packages/local-store/src/tables/table-memory.ts',
    fileCount: 3,
    reason: 'Queries and deleted rows name the table in memory. It goes with the merge of the store.',
  },
  {
    file: 'packages/local-store/src/storage/storage-area.ts',
    fileCount: 2,
    reason: 'The storage area names its quota. It goes with the merge of the store.',
  },
];
