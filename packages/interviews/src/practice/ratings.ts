/** The criteria that people rate their answers by. */
export const criteria = {
  structure: 'It had a beginning, a middle and an end',
  specific: 'It named facts, numbers and what I did myself',
  relevant: 'It answered the question that was asked',
  concise: 'It was as long as it needed to be',
  delivery: 'I sounded calm and convincing',
} as const;
export type Criterion = keyof typeof criteria;
export const criterionIds = Object.keys(criteria) as Criterion[];

/** From 1 (not yet) to 4 (fully); missing where nothing was chosen. */
export type Ratings = Readonly<Partial<Record<Criterion, number>>>;

export const ratingLabels = ['', 'Not yet', 'Partly', 'Mostly', 'Fully'] as const;

/** The mean of the ratings, or undefined without any. */
export function meanRating(ratings: Ratings): number | undefined {
  const values = criterionIds.flatMap((id) => ratings[id] ?? []);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
