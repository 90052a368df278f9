/** What the map of places shows. */
export const mapModes = {
  kept: 'Saved places',
  group: 'One group',
  search: 'Search',
  discover: 'Discover',
} as const;
export type MapMode = keyof typeof mapModes;

/** The mode that a path names; the saved places for any other word. */
export const mapModeOf = (text: string | undefined): MapMode =>
  text !== undefined && text in mapModes ? (text as MapMode) : 'kept';
