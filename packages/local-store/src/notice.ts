/** Something the store did by itself that the app shell tells people. */
export type Notice =
  /** Rows lost on disk were recovered. */
  | { readonly kind: 'recovered'; readonly rows: number }
  /** A value couldn't be read. It was set aside under a rescue key and can be downloaded. */
  | { readonly kind: 'rescued'; readonly key: string; readonly reason: string }
  /** More than 80% of the space is used. */
  | { readonly kind: 'nearly-full'; readonly usedCharacters: number; readonly limitCharacters: number }
  /** A newer version of the application has opened the database. This tab must be reloaded before it can write. */
  | { readonly kind: 'outdated' }
  /** Nothing can be read, because the code that unpacks pages or finishes a transaction didn't load. */
  | { readonly kind: 'not-ready'; readonly cause: unknown };
