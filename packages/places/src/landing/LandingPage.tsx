import { type SiteConfig, useAppContext } from '@keepmark/app-shell';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { PlacesSlots } from '../slots';

const JobsLanding = lazyRouteComponent(() => import('./JobsLanding'), 'JobsLanding');
const PlacesLanding = lazyRouteComponent(() => import('./PlacesLanding'), 'PlacesLanding');

/** The first screen after sign-in: today's summary on the jobs site, the saved places on the places site. */
export function LandingPage({ slots: { Today } }: { slots: PlacesSlots }) {
  const { site } = useAppContext();
  return site.variant === 'jobs' && Today ? <JobsLanding Today={Today} /> : <PlacesLanding />;
}

/** Loads the landing screen of this site, all at once. */
export async function preloadLanding({ variant }: SiteConfig, { Today }: PlacesSlots): Promise<void> {
  const parts = variant === 'jobs' && Today ? [JobsLanding, Today] : [PlacesLanding];
  await Promise.all(parts.map(async (part) => part.preload?.()));
}
