import type { Preview } from '@storybook/react-vite';
import { colorFamilies } from '@keepmark/ui';
import '@keepmark/ui/screens.css';
import { configure, expect, waitFor } from 'storybook/test';
import { withLook } from './with-look';

/** What Mantine fades in or out has these styles of its own. */
const fading = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="transition-duration"]')].filter(
    ({ style }) => style.opacity === '0',
  );

/** Waits until what comes or goes has done so: to axe, a menu that fades out behind a dialog is a faulty menu. */
const settle = () => waitFor(() => expect(fading()).toEqual([]));

/** Fails when people would have to scroll sideways. */
const fitsTheScreen = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'the width of the page').toBeLessThanOrEqual(clientWidth);
};

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
