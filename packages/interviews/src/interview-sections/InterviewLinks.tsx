import { rowList } from '@keepmark/ui/section';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { interviewName, type Round } from '../interview';
import { shownWhen } from '../interview-time/interview-times';
import type { Interview } from '../interview-table';
import { shownInterviewType } from '../interview-vocabulary';
import classes from './InterviewSection.module.css';

export interface InterviewLinksProps {
  interviews: readonly Interview[];
  /** Names each by its round, if it has one. */
  rounds?: ReadonlyMap<string, Round>;
  currentId?: string | undefined;
}

/** Interviews as a short list of links. */
export function InterviewLinks({ interviews, rounds, currentId }: InterviewLinksProps) {
  if (interviews.length === 0) return null;
  return (
    <ul className={rowList}>
      {interviews.map((interview) => {
        const { internalId, interviewType, status } = interview;
        const round = rounds?.get(internalId);
        const name = rounds ? (round ? `Round ${round.round}` : 'Interview') : interviewName(interview);
        return (
          <li key={internalId} className={classes['item']}>
            {internalId === currentId ? (
              <strong aria-current="page">{name}</strong>
            ) : (
              <Link to="/interview/edit/$internalId" params={{ internalId }}>
                {name}
              </Link>
            )}
            <Text size="sm" c="dimmed">
              {[shownWhen(interview), shownInterviewType(interviewType), status].join(' · ')}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
