/** The two sizes of window that every screen is tried at. */
export const widths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;
