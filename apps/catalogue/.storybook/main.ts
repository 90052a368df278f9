import type { StorybookConfig } from '@storybook/react-vite';
import { postcssConfig } from '@keepmark/postcss';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The packages are used from source, as in the sites.
  viteFinal: (settings) =>
    mergeConfig(settings, {
      resolve: { conditions: ['@keepmark/source', ...defaultClientConditions] },
      css: { postcss: postcssConfig },
      // Vite doesn't look into workers for dependencies. One that it finds later makes it reload in the middle of the tests,
      // and a story then has two copies of React.
      optimizeDeps: { entries: ['../../packages/*/src/**/*.stories.tsx', '../../packages/*/src/**/*-worker.ts'] },
    }),
};

export default config;
