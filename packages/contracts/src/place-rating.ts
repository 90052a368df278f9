import type { FoundPlace } from './place-search';

/** What people say of a found place and what it costs: "4.6 of 5 (1,204 reviews)", "$$". Unknown ones are left out. */
export function placeRating({ rating, reviews, price }: Pick<FoundPlace, 'rating' | 'reviews' | 'price'>): string[] {
  const count = reviews === null ? '' : `${reviews.toLocaleString('en')} ${reviews === 1 ? 'review' : 'reviews'}`;
  const score = rating === null ? count : `${rating.toFixed(1)} of 5${count && ` (${count})`}`;
  return [score, price].filter(Boolean);
}
