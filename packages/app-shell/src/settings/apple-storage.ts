/** What tells a browser of Apple from others, and an installed site from a tab. */
export interface BrowserTraits {
  /** `navigator.vendor`: "Apple Computer, Inc." for every WebKit. */
  readonly vendor: string;
  /** `navigator.platform`: "iPhone", "iPad" or "MacIntel". */
  readonly platform: string;
  /** Tells an iPad, which calls itself a Mac, from a Mac. */
  readonly maxTouchPoints: number;
  /** Whether the site runs from the Home Screen or the Dock. */
  readonly isInstalled: boolean;
}

/** The device whose browser deletes a site's data, which says how to install the site. */
export type AppleDevice = 'mobile' | 'mac';

/**
 * The device, if its browser deletes what the site stores after seven days without a visit. Safari does, and on iPhones and
 * iPads every browser, since all of them are WebKit. Installed sites are spared.
 * @see https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export function deletesUnvisitedData(browser: BrowserTraits): AppleDevice | undefined {
  const { vendor, platform, maxTouchPoints, isInstalled } = browser;
  if (isInstalled || !vendor.startsWith('Apple')) return undefined;
  if (/^(?:iPhone|iPad|iPod)/.test(platform)) return 'mobile';
  if (!platform.startsWith('Mac')) return undefined;
  return maxTouchPoints > 1 ? 'mobile' : 'mac';
}

/** The traits of this browser. */
export function browserTraits(): BrowserTraits {
  // `standalone` is Safari's own; its `platform` is deprecated elsewhere only, for browsers that have something better.
  const {
    vendor = '',
    platform = '',
    maxTouchPoints = 0,
    standalone,
  } = navigator as Partial<Navigator> & {
    standalone?: boolean;
  };
  const isInstalled = standalone === true || window.matchMedia('(display-mode: standalone)').matches;
  return { vendor, platform, maxTouchPoints, isInstalled };
}
