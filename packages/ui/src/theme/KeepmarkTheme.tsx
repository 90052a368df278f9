import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { confirmStore } from '../confirm/confirm-store';
import { readColorFamily, readDisplayMode } from '../preferences/preferences';
import { startRipples } from '../ripple/ripple';
import { toastStore } from '../toasts/toast-store';
import { theme } from './theme';
import { useEver } from './use-ever';
import '../styles/base.css';

const ConfirmDialog = lazy(() => import('../confirm/ConfirmDialog'));
const ToastStacks = lazy(() => import('../toasts/ToastStacks'));
/** Read once at load: a change of mode reloads the page. */
const displayMode = readDisplayMode();

/**
 * Everything a site needs around its routes: the theme in the user's display mode and color family, the notifications
 * and the confirm dialog. The last two load with the first one asked for.
 */
export function KeepmarkTheme({ children }: { children: ReactNode }) {
  const asks = useEver(confirmStore.subscribe, () => confirmStore.current() !== undefined);
  const tells = useEver(toastStore.subscribe, () => toastStore.toasts().length > 0);
  useEffect(() => {
    // The inline script of index.html has done this already; a page without it (the catalogue, a test) needs it here.
    document.documentElement.dataset['colorFamily'] = readColorFamily();
    return startRipples();
  }, []);
  return (
    <MantineProvider theme={theme} forceColorScheme={displayMode} withCssVariables={false}>
      {children}
      <Suspense fallback={null}>{asks ? <ConfirmDialog /> : null}</Suspense>
      <Suspense fallback={null}>{tells ? <ToastStacks /> : null}</Suspense>
    </MantineProvider>
  );
}
