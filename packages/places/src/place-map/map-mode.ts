/** The mode of the saved places. Existing links have this word, so it stays. */
export const savedMode = 'kept';

/** What the map can show, by the mode in its URL. */
export const mapModes = {
  [savedMode]: 'Saved',
  group: 'One group',
  search: 'Search',
  discover: 'Discover',
} as const;
export type MapMode = keyof typeof mapModes;

/** Reads the mode from the URL. Shows the saved places for an unknown mode. */
export const mapModeOf = (text: string | undefined): MapMode =>
  text !== undefined && text in mapModes ? (text as MapMode) : savedMode;
