import { expect, waitFor } from 'storybook/test';

/** What Mantine fades in or out has these styles of its own. */
const fading = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="transition-duration"]')].filter(
    ({ style }) => style.opacity === '0',
  );

/** Waits until what comes or goes has done so: to axe, a menu that fades out behind a dialog is a faulty menu. */
export const settle = () => waitFor(() => expect(fading()).toEqual([]));
