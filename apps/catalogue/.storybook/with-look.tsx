import type { Decorator } from '@storybook/react-vite';
import { KeepmarkTheme } from '@keepmark/ui';
import { useEffect, type ReactNode } from 'react';

type LookProps = { mode: string; family: string; children: ReactNode };

/** Sets the chosen mode and color family on the page. The theme is CSS, so nothing has to reload. */
function Look({ mode, family, children }: LookProps) {
  useEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    const look = { mantineColorScheme: mode, colorFamily: family };
    const apply = () => {
      for (const [name, value] of Object.entries(look)) if (root.dataset[name] !== value) root.dataset[name] = value;
    };
    apply();
    // A theme inside the story sets what the browser's storage says when it mounts.
    const observer = new MutationObserver(apply);
    observer.observe(root, { attributes: true });
    return () => observer.disconnect();
  }, [mode, family]);
  return children;
}

/** A story that is a whole page (`parameters.wholePage`) brings its own theme and landmarks. */
export const withLook: Decorator = (Story, { globals, parameters }) => (
  <Look mode={String(globals['mode'])} family={String(globals['family'])}>
    {parameters['wholePage'] === true ? (
      <Story />
    ) : (
      <KeepmarkTheme>
        <main style={{ padding: '1rem' }}>
          <Story />
        </main>
      </KeepmarkTheme>
    )}
  </Look>
);
