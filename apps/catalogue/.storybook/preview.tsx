import type { Preview } from '@storybook/react-vite';
import { colorFamilies } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { configure } from 'storybook/test';
import { fitsTheScreen } from './fits-the-screen';
import { settle } from './settle';
import { withLook } from './with-look';

// A busy machine renders slowly.
configure({ asyncUtilTimeout: 10_000 });

/** The tests run every story twice: light on a desktop, dark on a phone. See vitest.stories.config.ts. */
const testedMode: unknown = import.meta.env.VITE_CATALOGUE_MODE;
const dark = testedMode === 'dark';
/** Describing every element that passed takes longer than checking it. The panel of the catalogue shows them. */
const onlyFaults = { options: { resultTypes: ['violations'] } };

const preview: Preview = {
  decorators: [withLook],
  // Before axe, which is an addon's.
  afterEach: async () => {
    await settle();
    await fitsTheScreen();
  },
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    family: { toolbar: { title: 'Family', icon: 'paintbrush', items: [...colorFamilies], dynamicTitle: true } },
  },
  initialGlobals: {
    mode: dark ? 'dark' : 'light',
    family: 'blue',
    viewport: { value: dark ? 'phone' : 'desktop', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...(testedMode !== undefined && onlyFaults) },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
