import { chromiumLaunch } from '@keepmark/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Every story runs twice, from one server: light on a desktop, dark on a phone. `.storybook/preview.tsx` sets it up. */
const looks = ['light', 'dark'] as const;

export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // Loading React, Mantine and our modules again for each file would take longer than its stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // A busy machine opens the page of the second look late.
      connectTimeout: 300_000,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      screenshotFailures: false,
      instances: looks.map((mode) => ({
        browser: 'chromium' as const,
        name: `stories-${mode}`,
        env: { VITE_CATALOGUE_MODE: mode },
      })),
    },
  },
});
