import type { ComponentType } from 'react';
import type { IconName } from '@keepmark/ui';

/** Which of the two products a site is. */
export type Variant = 'jobs' | 'places';

/** One line of the menu. `displayTopMobile` keeps it in the top bar on a screen narrower than 900 px. */
export interface MenuEntry<Path extends string = string> {
  readonly path: Path;
  readonly label: string;
  readonly icon: IconName;
  readonly displayTopMobile: boolean;
}

/** Everything that makes one site differ from the other. */
export interface SiteConfig<Path extends string = string> {
  readonly variant: Variant;
  /** False in the jobs variant, as the specification has it. */
  readonly isWorkSite: boolean;
  readonly siteName: string;
  /** The intro: what the site is for, in a sentence or two. It is also what the share dialog sends. */
  readonly aboutSiteText: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly logoUrl: string;
  readonly menu: readonly MenuEntry<Path>[];
  /** The screen that takes what other apps share to the installed site, as `title`, `text` and `url` in its query. */
  readonly shareTarget?: Path;
  /** The home page of a signed-out visitor, loaded with the page. */
  readonly home: () => Promise<{ default: ComponentType }>;
}

/** Keeps the literal paths of the menu, so that the app can check them against its router. */
export function defineSite<const Site extends SiteConfig>(site: Site): Site {
  return site;
}
