/** What happened to the store by itself, for the shell to say. */
export type Notice =
  /** Rows that the disk had lost are back. */
  | { readonly kind: 'recovered'; readonly rows: number }
  /** Something could not be read; it is kept under a rescue key and can be downloaded. */
  | { readonly kind: 'rescued'; readonly key: string; readonly reason: string }
  /** More than four fifths of the space are used. */
  | { readonly kind: 'nearly-full'; readonly usedCharacters: number; readonly limitCharacters: number }
  /**
   * A newer version of the application has opened the database, or what another tab wrote can't be taken in: this tab
   * must be loaded again before it can write.
   */
  | { readonly kind: 'outdated' }
  /** Nothing can be read, because the code that unpacks pages, or finishes a transaction, did not load. */
  | { readonly kind: 'not-ready'; readonly cause: unknown };
