/** Replaces the palettes of Mantine's default theme. */
export const DEFAULT_COLORS = {};
