import { nodeTests } from '@keepmark/vitest/node';
import { mergeConfig } from 'vitest/config';

/** One embedded PostgreSQL serves the whole run; each file takes a database of its own from a migrated template. */
export default mergeConfig(nodeTests('api'), {
  test: { globalSetup: './src/testing/database-server.ts', testTimeout: 120_000, hookTimeout: 120_000 },
});
