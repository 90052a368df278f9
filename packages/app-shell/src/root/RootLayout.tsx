import { Outlet } from '@tanstack/react-router';
import { AuthProvider } from '@keepmark/auth';
import { KeepmarkTheme } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { usePaletteShortcut } from '../command-palette/use-palette-shortcut';
import { RouteAnnouncer } from '../page-behavior/RouteAnnouncer';
import { useResizeReload } from '../page-behavior/use-resize-reload';
import { TopBar } from '../top-bar/TopBar';
import { Overlays } from './Overlays';
import classes from './RootLayout.module.css';

/** The frame of every page: the theme, the session, the top bar, and what opens over the page. */
export function RootLayout() {
  const { auth } = useAppContext();
  useResizeReload();
  usePaletteShortcut();
  return (
    <KeepmarkTheme>
      <AuthProvider auth={auth}>
        <a className={classes['skip']} href="#main">
          Skip to content
        </a>
        <TopBar />
        <Overlays />
        <main id="main" className={classes['main']} tabIndex={-1}>
          <Outlet />
        </main>
        <RouteAnnouncer />
      </AuthProvider>
    </KeepmarkTheme>
  );
}
