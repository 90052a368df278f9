import type { Decorator } from '@storybook/react-vite';
import { KeepmarkTheme } from '@keepmark/ui';
import { useEffect, type ReactNode } from 'react';

type LookProps = { mode: string; family: string; children: ReactNode };

/** Puts the chosen mode and family on the page. The theme itself is CSS, so nothing has to reload here. */
function Look({ mode, family, children }: LookProps) {
  // It stands outside the theme, whose own effects run first and set what the browser's storage says.
  useEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    root.dataset['mantineColorScheme'] = mode;
    root.dataset['colourFamily'] = family;
  }, [mode, family]);
  return <KeepmarkTheme>{children}</KeepmarkTheme>;
}

export const withLook: Decorator = (Story, { globals }) => (
  <Look mode={String(globals['mode'])} family={String(globals['family'])}>
    <main style={{ padding: '1rem' }}>
      <Story />
    </main>
  </Look>
);
