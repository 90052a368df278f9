/** The two sizes of window that core journeys run at. */
export const coreSizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
