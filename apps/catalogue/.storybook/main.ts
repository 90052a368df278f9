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
    }),
};

export default config;
