import { type AppContext, useAppContext } from '@keepmark/app-shell';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { PlacesSlots } from '../slots';

const PlacesLanding = lazyRouteComponent(() => import('./PlacesLanding'), 'PlacesLanding');

/** The first screen after sign-in: today's summary on the jobs site, the saved places on the places site. */
export function LandingPage({ slots: { Landing } }: { slots: PlacesSlots }) {
  const { site } = useAppContext();
  return site.variant === 'jobs' && Landing ? <Landing /> : <PlacesLanding />;
}

/** Loads the landing screen of this site, all at once. */
export async function preloadLanding(context: AppContext, slots: PlacesSlots): Promise<void> {
  if (context.site.variant === 'jobs' && slots.Landing) await slots.preloadLanding?.(context);
  else await PlacesLanding.preload?.();
}
