/** What the page's scripts say on `document` once it answers presses. */
export const startedEvent = 'keepmark:started';
