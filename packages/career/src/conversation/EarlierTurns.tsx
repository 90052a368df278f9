import { answerSource, SafeMarkdown } from '@keepmark/assistant/work-surface';
import { changeWithUndo, Icon } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { PickedCareer } from '../counseling/CareerPicker';
import { AddStepFromAnswer } from './AddStepFromAnswer';
import type { AskedTurn } from './conversation';
import classes from './Conversation.module.css';
import { useConversationsStore } from './conversations-store';

/** How many are shown before "Show more". */
const shownFirst = 3;
const shownMore = 10;

export interface EarlierTurnsProps {
  /** Newest first, because the answer above is even newer. */
  turns: readonly AskedTurn[];
  career: PickedCareer;
}

/** Earlier questions and answers. */
export function EarlierTurns({ turns, career }: EarlierTurnsProps) {
  const [shownCount, setShownCount] = useState(shownFirst);
  const shown = turns.slice(0, shownCount);
  const more = Math.min(shownMore, turns.length - shown.length);
  if (turns.length === 0) return null;
  return (
    <section aria-labelledby="earlier-answers" className={classes['conversation']}>
      <Title order={3} size="h5" id="earlier-answers">
        Earlier in this conversation
      </Title>
      {shown.map((one) => (
        <EarlierTurn key={one.turn.internalId} {...one} career={career} />
      ))}
      {more > 0 ? (
        <div>
          <Button variant="subtle" size="compact-md" onClick={() => setShownCount(shownCount + shownMore)}>
            {more === 1 ? 'Show the oldest answer' : `Show ${more} older answers`}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function EarlierTurn({ turn, question, career }: AskedTurn & { career: PickedCareer }) {
  const store = useConversationsStore();
  const { internalId, answer, finish } = turn;
  return (
    <article className={classes['turn']} aria-label={`Answer: ${question.slice(0, 80)}`}>
      <Title order={4} size="h6" className={classes['question']}>
        {question}
      </Title>
      <SafeMarkdown text={answer} />
      <Text size="sm" c="dimmed">
        {[answerSource(turn), finish === 'stop' ? '' : 'Incomplete'].filter(Boolean).join(' · ')}
      </Text>
      <div className={classes['buttons']}>
        <AddStepFromAnswer career={career} answerId={internalId} />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Icon name="trash" size="xs" />}
          onClick={() => changeWithUndo('Answer deleted.', () => store.deleteTurn(turn))}
        >
          Delete
        </Button>
      </div>
    </article>
  );
}
