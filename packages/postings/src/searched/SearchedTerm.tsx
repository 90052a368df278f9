import type { JobSearchAnswer } from '@keepmark/contracts';
import { Text } from '@mantine/core';
import type { JobSearch } from '../job-search';

export interface SearchedTermProps {
  answer: Pick<JobSearchAnswer, 'isRespelled'>;
  search: Pick<JobSearch, 'term'>;
}

/** Says that the results are for another spelling of the words that were searched. */
export const SearchedTerm = ({ answer, search }: SearchedTermProps) =>
  answer.isRespelled ? (
    <Text size="sm">{`No postings match “${search.term}”. These match a similar spelling.`}</Text>
  ) : null;
