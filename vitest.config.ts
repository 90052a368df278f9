import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core to itself unless told: of the two that CI has, that is half. tooling/vitest says the same.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tooling/*/vitest.config.ts'],
  },
});
