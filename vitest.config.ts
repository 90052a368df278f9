import { defineConfig } from 'vitest/config';
import { tellHowWorkersEnd } from './tooling/vitest/tell-how-workers-end.mjs';

tellHowWorkersEnd();

export default defineConfig({
  test: {
    // Vitest leaves one core to itself unless told: of the two that CI has, that is half.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tooling/*/vitest.config.ts'],
  },
});
