import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { confirmStore } from '../confirm/confirm-store';
import { useLateStart } from '../late-start/use-late-start';
import { readColorFamily, readDisplayMode } from '../preferences/preferences';
import { startRipples } from '../ripple/ripple';
import { toastOutbox } from '../toasts/toast-outbox';
import { theme } from './theme';
import '../styles/base.css';

const never = () => false;

/** True from the first time on that `isWanted()` was: what has been loaded stays, to leave softly and be back at once. */
const useEver = (subscribe: (listener: () => void) => () => void, isWanted: () => boolean): boolean => {
  const wanted = useSyncExternalStore(subscribe, isWanted, never);
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  return wanted || wasWanted;
};

const ConfirmDialog = lazy(() => import('../confirm/ConfirmDialog'));
const ToastStacks = lazy(() => import('../toasts/ToastStacks'));
/** Read once at load: a change of mode reloads the page. */
const displayMode = readDisplayMode();

/**
 * What MantineProvider would provide. Every page loads that component with its palettes, its writer of custom properties
 * and its store of the color scheme, 3 kB, though ours are in CSS and in `preferences`.
 */
const mantine: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: displayMode,
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

const loadLateBehavior = () => import('./late-behavior').then(({ startLateBehavior }) => startLateBehavior);

/**
 * Everything a site needs around its routes: the theme in the user's display mode and color family, the notifications
 * and the confirm dialog. The last two load with the first one asked for.
 */
export function KeepmarkTheme({ children }: { children: ReactNode }) {
  const asks = useEver(confirmStore.subscribe, () => confirmStore.current() !== undefined);
  const tells = useEver(toastOutbox.subscribe, toastOutbox.isWaiting);
  useEffect(() => {
    // The inline script of index.html has set the first two; a page without it (the catalogue, a test) needs them here.
    const look = { mantineColorScheme: displayMode, colorFamily: readColorFamily(), respectReducedMotion: 'true' };
    Object.assign(document.documentElement.dataset, look);
    return startRipples();
  }, []);
  useLateStart(loadLateBehavior);
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>
        {children}
        <Suspense fallback={null}>{asks ? <ConfirmDialog /> : null}</Suspense>
        <Suspense fallback={null}>{tells ? <ToastStacks /> : null}</Suspense>
      </MantineThemeProvider>
    </MantineContext>
  );
}
