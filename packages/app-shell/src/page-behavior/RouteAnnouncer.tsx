import { VisuallyHidden } from '@mantine/core';
import { type StaticDataRouteOption, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAppContext } from '../app-context';

/** The screen's name: its route's title or its heading. */
function screenName(matches: readonly { readonly staticData: StaticDataRouteOption }[]): string | undefined {
  const titles = matches.map(({ staticData }) => staticData.title);
  const title = titles.findLast(Boolean);
  const heading = document.querySelector('main h1')?.textContent?.trim();
  return matches.at(-1)?.staticData.isNamedByHeading ? heading || title : (title ?? heading);
}

/**
 * After each change of the path: sets the page title, announces the screen to screen readers, and focuses the screen
 * unless the screen already has the focus. `keep-focus.ts` takes it on after Back and Forward.
 */
export function RouteAnnouncer() {
  const { site } = useAppContext();
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const nameScreen = (path: string) => {
      const name = screenName(router.state.matches);
      document.title = path === '/' || !name ? site.title : `${name} · ${site.siteName}`;
      return name;
    };
    // A screen that renders together with its frame has rendered before we subscribe.
    nameScreen(router.state.location.pathname);
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const name = nameScreen(toLocation.pathname);
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      setAnnounced(name ?? site.siteName);
      const main = document.querySelector('main');
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    });
  }, [router, site]);

  return (
    <VisuallyHidden component="output" aria-live="polite" aria-atomic>
      {announced}
    </VisuallyHidden>
  );
}
