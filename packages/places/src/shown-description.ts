import type { Place } from './place-table';

/**
 * What a file shows as the description of a place. Programs such as Organic Maps read nothing else, so a place without
 * one shows its summary and notes there; reading such a file again tells them apart.
 */
export const shownDescription = ({ description, summary, notes }: Pick<Place, 'description' | 'summary' | 'notes'>) =>
  description || [summary, notes].filter(Boolean).join('\n\n');
