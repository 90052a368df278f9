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

/** What someone does on a snapshot, which the inline script of the page records. The screen takes it over. */
export interface SnapshotActions {
  /** The address of the screen: path and query. */
  readonly address: string;
  /** The elements of the snapshot, also after the screen has replaced them. */
  readonly parts: readonly Element[];
  /** The fields that someone changed. */
  readonly fields: Set<Element>;
  /** What has the focus, unless the pointer was pressed since. */
  focus?: Element | undefined;
  /** The button that was pressed last, or the keys of a shortcut, unless the pointer was pressed since. */
  press?: Element | KeyboardEvent | undefined;
  /** What a mouse button is held down on. */
  held?: Element | undefined;
  /** Where it was released after the screen had replaced the snapshot. */
  released?: Element | undefined;
}

/** What someone has done on the snapshot that the page started with. */
export declare const snapshotActions: () => SnapshotActions | undefined;
