import type { UserConfig } from 'vite';

export interface SiteBuild {
  variant: 'jobs' | 'places';
  /** Where `vite` serves the site while it is worked on. */
  port: number;
}

/** The Vite settings of a site. */
export declare const siteConfig: (site: SiteBuild) => UserConfig;
