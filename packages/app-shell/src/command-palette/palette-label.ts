/** The name of the button that opens the command palette. */
export const paletteLabel = 'Find anything';
