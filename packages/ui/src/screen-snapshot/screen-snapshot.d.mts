/** A style sheet of the build. */
export interface SnapshotSheet {
  /** Its path, as a link has it. */
  readonly href: string;
  readonly css: string;
}

/** How a screen looked when this browser last showed it. */
export interface ScreenSnapshot {
  /** The content of `#root`. */
  readonly html: string;
  /** The style sheets of the screen, in order. Those that every page contains may be missing. */
  readonly sheets: readonly SnapshotSheet[];
  readonly title: string;
  /** The `src` of the page's module script, which differs from version to version. */
  readonly script: string;
  /** The content of `<meta name="keepmark-variant">`. */
  readonly variant: string;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedMs: number;
}

/** Where snapshots of screens are stored: in IndexedDB, by path and query. */
export declare const snapshotPlace: {
  readonly database: string;
  readonly store: string;
  /** Of the store, by age. */
  readonly index: 'savedMs';
};
/** Whether the page shows a snapshot, which React is about to replace. */
export declare const isSnapshotShown: () => boolean;
