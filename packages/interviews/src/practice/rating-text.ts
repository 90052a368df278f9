/** "Rated 3.2 of 4" or "Not rated". */
export const ratingText = (rating: number | undefined): string =>
  rating === undefined ? 'Not rated' : `Rated ${rating.toFixed(1)} of 4`;
