import type { SiteConfig } from '@keepmark/app-shell';
import { jobsSite } from '@keepmark/app-shell/variants/jobs';
import type { RoutePath } from '@keepmark/suite/router';

/** What this site is unless the page that serves it asks for the other variant. A wrong path in a menu does not compile. */
export const site = jobsSite satisfies SiteConfig<RoutePath>;

export const otherSite = async () => {
  const { placesSite } = await import('@keepmark/app-shell/variants/places');
  return placesSite satisfies SiteConfig<RoutePath>;
};
