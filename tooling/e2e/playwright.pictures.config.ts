import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `pnpm --filter @keepmark/e2e pictures`: retakes the pictures of README.md, in docs/, and of the home pages. */
export default defineConfig(journeys, {
  testDir: 'src/pictures',
  reporter: 'list',
  use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  projects: (journeys.projects ?? []).map(({ name = '', use = {} }) => ({
    name,
    use,
    testMatch: `${name}-*.picture.ts`,
  })),
});
