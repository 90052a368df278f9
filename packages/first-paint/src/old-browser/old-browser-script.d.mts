/** What the script looks for, by its names in MDN's tables: no browser older than our list has all of it. */
export declare const testedFeatures: readonly string[];
/** Source of an inline script at the end of a page: says that the browser is too old, and takes the page's module away. */
export declare const oldBrowserScript: (browsers: string) => string;
