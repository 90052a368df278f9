import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAppContext } from '../app-context';

/** The screen's name: what its route says, else its heading. */
function screenName(titleOfRoute: string | undefined, main: HTMLElement | null): string | undefined {
  return titleOfRoute ?? main?.querySelector('h1')?.textContent?.trim();
}

/**
 * After each change of the path: names the document after the screen, says the name to a screen reader, and puts the
 * focus on the screen unless the screen has taken it already.
 */
export function RouteAnnouncer() {
  const { site } = useAppContext();
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const main = document.querySelector<HTMLElement>('main');
        const titles = router.state.matches.map((match) => match.staticData.title);
        const name = screenName(titles.findLast(Boolean), main);
        document.title = toLocation.pathname === '/' || !name ? site.title : `${name} · ${site.siteName}`;
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        setAnnounced(name ?? site.siteName);
        if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
      }),
    [router, site],
  );

  return (
    <VisuallyHidden component="output" aria-live="polite" aria-atomic>
      {announced}
    </VisuallyHidden>
  );
}
