import type { ComponentType } from 'react';
import type { IconName } from '@keepmark/ui';

/** Which of the two products a site is. */
export type Variant = 'jobs' | 'places';

/** A menu item. `displayTopMobile` shows it in the top bar on screens narrower than 900 px. */
export interface MenuEntry<Path extends string = string> {
  readonly path: Path;
  readonly label: string;
  readonly icon: IconName;
  readonly displayTopMobile: boolean;
  /** Whether the screen shows nothing without a connection, so that it isn't offered offline. */
  readonly needsConnection?: boolean;
  /** A path on which it isn't highlighted, since its screen has another name: Today, at /places of the jobs site. */
  readonly otherScreen?: string;
}

/** Everything that differs between the two sites. */
export interface SiteConfig<Path extends string = string> {
  readonly variant: Variant;
  /** False in the jobs variant, as specified. */
  readonly isWorkSite: boolean;
  readonly siteName: string;
  /** The intro: what the site is for, in a sentence or two. The share dialog sends it, too. */
  readonly aboutSiteText: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** SVG. It's part of the page: an `<img>` would have the browser set up a document for it before the first paint. */
  readonly logo: string;
  readonly menu: readonly MenuEntry<Path>[];
  /** The screen that receives what other apps share to the installed site: `title`, `text`, and `url` in its query. */
  readonly shareTarget?: Path;
  /** Loads the home page for signed-out visitors. */
  readonly home: () => Promise<{ default: ComponentType }>;
}

/** Defines a site with the literal types of its menu paths, so that the app can check them against its router. */
export function defineSite<const Site extends SiteConfig>(site: Site): Site {
  return site;
}
