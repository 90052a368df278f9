/** Source of the inline script at the end that keeps the focus on a link of a snapshot when the screen replaces it. */
export declare const snapshotFocusScript: string;
