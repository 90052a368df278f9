import type { Place } from './place-table';

/**
 * The description of a place in an exported file. Apps such as Organic Maps read no other field, so a place without a
 * description shows its summary and notes there. The import recognizes such a description and ignores it.
 */
export const shownDescription = ({ description, summary, notes }: Pick<Place, 'description' | 'summary' | 'notes'>) =>
  description || [summary, notes].filter(Boolean).join('\n\n');
