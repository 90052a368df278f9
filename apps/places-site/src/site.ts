import type { SiteConfig } from '@keepmark/app-shell';
import { placesSite } from '@keepmark/app-shell/variants/places';
import type { RoutePath } from '@keepmark/suite/router';

/** What this site is unless the page that serves it asks for the other variant. A wrong path in a menu does not compile. */
export const site = placesSite satisfies SiteConfig<RoutePath>;

export const otherSite = async () => {
  const { jobsSite } = await import('@keepmark/app-shell/variants/jobs');
  return jobsSite satisfies SiteConfig<RoutePath>;
};
