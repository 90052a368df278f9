import type { JobSearchAnswer } from '@keepmark/contracts';

export interface ResultCountProps {
  answer: Pick<JobSearchAnswer, 'totalResults' | 'totalIsAtLeast'>;
  isSearching: boolean;
}

/** How many postings a search found: "1 posting", "10,000+ postings". */
export function ResultCount({ answer: { totalResults, totalIsAtLeast = false }, isSearching }: ResultCountProps) {
  const count = `${totalResults.toLocaleString('en')}${totalIsAtLeast ? '+' : ''}`;
  return <output>{isSearching ? 'Searching…' : `${count} ${count === '1' ? 'posting' : 'postings'}`}</output>;
}
