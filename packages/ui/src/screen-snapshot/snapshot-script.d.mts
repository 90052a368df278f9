/** Styles of the head, for a page that shows a snapshot. */
export declare const snapshotStyle: string;
/** Source of the inline script that shows a snapshot and starts the page's module script. */
export declare const snapshotScript: string;
