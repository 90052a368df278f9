import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { confirmStore } from '../confirm/confirm-store';
import { readDisplayMode } from '../preferences/preferences';
import { toastStore } from '../toasts/toast-store';
import { theme } from './theme';
import '../styles/base.css';

const ConfirmDialog = lazy(() => import('../confirm/ConfirmDialog'));
const ToastStacks = lazy(() => import('../toasts/ToastStacks'));
const never = () => false;

/**
 * Everything a site needs around its routes: the theme in the user's display mode and colour family, the notifications
 * and the confirm dialog. The last two load with the first one asked for.
 */
export function KeepmarkTheme({ children }: { children: ReactNode }) {
  const asks = useSyncExternalStore(confirmStore.subscribe, () => confirmStore.current() !== undefined, never);
  const tells = useSyncExternalStore(toastStore.subscribe, () => toastStore.toasts().length > 0, never);
  return (
    <MantineProvider theme={theme} forceColorScheme={readDisplayMode()}>
      {children}
      <Suspense fallback={null}>{asks ? <ConfirmDialog /> : null}</Suspense>
      <Suspense fallback={null}>{tells ? <ToastStacks /> : null}</Suspense>
    </MantineProvider>
  );
}
