import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const load = () => import('./ErrorScreen');

/** Shown when not even the error screen could be loaded. */
const notLoaded = () => ({
  default: () => <p role="alert">We couldn’t load this page. Check your internet connection, then reload the page.</p>,
});

const ErrorScreen = lazy(() => load().then(({ ErrorScreen: loaded }) => ({ default: loaded }), notLoaded));

/** Loads the error screen before something fails, since the connection may be what fails. */
export function preloadErrorScreen(): void {
  load().catch(() => {});
}

/** Shown instead of a screen that failed. It isn't part of the first load, which seldom fails. */
export function LazyErrorScreen(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <ErrorScreen {...props} />
    </Suspense>
  );
}
