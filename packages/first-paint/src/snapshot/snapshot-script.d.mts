/** Styles of the head, for a page that shows a snapshot. */
export declare const snapshotStyle: string;
/** Source of the inline script of the head that looks the snapshot up. */
export declare const snapshotLookupScript: string;
/** Source of the inline script at the end that shows a snapshot and starts the page's module script. */
export declare const snapshotScript: string;
