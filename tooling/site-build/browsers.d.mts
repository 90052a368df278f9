export type Family = 'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf';

export interface OldestBrowser {
  readonly family: Family;
  readonly version: string;
}

/**
 * Reads a list of browsers in the form of browserslist.
 * @throws Error for a line that isn't a family that we know, then ">= VERSION"
 */
export declare const readBrowsers: (list: readonly string[]) => OldestBrowser[];

/** The oldest browsers that the sites support, from `browserslist` in the workspace's package.json. */
export declare const oldestBrowsers: readonly OldestBrowser[];

/** Vite's `build.target`. */
export declare const buildTargets: string[];

/** The oldest browsers in words: "Chrome and Edge 120, Firefox 121, and Safari 17.0". */
export declare const browsersInWords: (browsers?: readonly OldestBrowser[]) => string;
