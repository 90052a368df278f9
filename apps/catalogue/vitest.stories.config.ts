import { chromiumLaunch } from '@keepmark/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Every story runs twice: light on a desktop, dark on a phone. `.storybook/preview.tsx` sets it up. */
const looks = ['light', 'dark'] as const;

export default defineConfig({
  test: {
    projects: looks.map((mode) => ({
      plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
      test: {
        name: `stories-${mode}`,
        testTimeout: 30_000,
        env: { VITE_CATALOGUE_MODE: mode },
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions: chromiumLaunch() }),
          screenshotFailures: false,
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
