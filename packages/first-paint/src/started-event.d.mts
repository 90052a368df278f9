/** Said on `document` by the page's scripts once it answers presses. */
export declare const startedEvent: string;
