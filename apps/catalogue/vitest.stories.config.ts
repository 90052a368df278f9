import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import chromium from '@sparticuz/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** The Chromium that npm carries: it needs no download by Playwright and runs as root. */
const provider = playwright({
  launchOptions: {
    executablePath: await chromium.executablePath(),
    // Meant for functions in a cloud; with it, one page that closes takes the browser along.
    args: chromium.args.filter((arg) => arg !== '--single-process'),
  },
});

/** Every story twice: light on a desktop, dark on a phone. `.storybook/preview.tsx` knows what that means. */
const looks = ['light', 'dark'] as const;

export default defineConfig({
  test: {
    projects: looks.map((mode) => ({
      plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook' })],
      test: {
        name: `stories-${mode}`,
        env: { VITE_CATALOGUE_MODE: mode },
        browser: {
          enabled: true,
          headless: true,
          provider,
          screenshotFailures: false,
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
  },
});
