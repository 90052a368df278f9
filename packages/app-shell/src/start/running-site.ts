import type { SiteConfig, Variant } from '../site';

export interface SiteChoice {
  /** The variant of the build target. */
  readonly site: SiteConfig;
  /** Loads the other one, when the served page asks for it. */
  readonly otherSite: () => Promise<SiteConfig>;
}

const isVariant = (value: string): value is Variant => value === 'jobs' || value === 'places';

/**
 * The site named in the page's `<meta name="keepmark-variant" content="jobs|places">`: whoever serves a build can turn it
 * into the other variant. An unknown value is ignored with one warning.
 */
export async function runningSite({ site, otherSite }: SiteChoice, page: ParentNode = document): Promise<SiteConfig> {
  const asked = page.querySelector<HTMLMetaElement>('meta[name="keepmark-variant"]')?.content.trim() ?? '';
  if (asked === '' || asked === site.variant) return site;
  if (isVariant(asked)) return otherSite();
  // eslint-disable-next-line no-console -- the one warning that decisions.md asks for; there is no screen for it
  console.warn(`Unknown keepmark-variant "${asked}": use "jobs" or "places". Running as "${site.variant}".`);
  return site;
}
