import { sharedNodeTests } from '@keepmark/vitest/node';

/** One embedded PostgreSQL serves the whole run; each file takes a database of its own from a migrated template. */
export default sharedNodeTests('api', {
  globalSetup: './src/testing/database-server.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
});
