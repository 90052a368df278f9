/** Where snapshots of screens are stored: in IndexedDB, by path and query. */
export const snapshotPlace = { database: 'keepmark-screens', store: 'snapshots', index: 'savedMs' };

/** Whether the page shows a snapshot, which React is about to replace. */
export const isSnapshotShown = () => document.querySelector('#root[data-snapshot]') !== null;

/** What someone has done on the snapshot that the page started with. */
export const snapshotActions = () => globalThis.window?.keepmarkActions;
