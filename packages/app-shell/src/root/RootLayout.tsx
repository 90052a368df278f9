import { Outlet } from '@tanstack/react-router';
import { AuthProvider } from '@keepmark/auth';
import { KeepmarkTheme } from '@keepmark/ui';
import { useAppContext } from '../app-context';

/** What lies around every page: the theme, the session, the top bar. */
export function RootLayout() {
  const { auth } = useAppContext();
  return (
    <KeepmarkTheme>
      <AuthProvider auth={auth}>
        <main id="main">
          <Outlet />
        </main>
      </AuthProvider>
    </KeepmarkTheme>
  );
}
