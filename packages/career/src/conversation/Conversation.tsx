import type { AiRequest, AiSubject, AiTask, PersonalData, StoredAnswer } from '@keepmark/assistant';
import { answerLabel } from '@keepmark/assistant/answer-label';
import { useAiStatus } from '@keepmark/assistant/ai-status';
import { useShownAnswers } from '@keepmark/assistant/asked-here';
import { WorkSurface } from '@keepmark/assistant/work-surface';
import { Icon, tryAndNotify } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PickedCareer } from '../counseling/CareerPicker';
import { AddStepFromAnswer } from './AddStepFromAnswer';
import { askedTurns, type ConversationKind, exchangesBefore } from './conversation';
import classes from './Conversation.module.css';
import { conversationPrompt } from './conversation-prompt';
import { useConversationsStore } from './conversations-store';
import { EarlierTurns } from './EarlierTurns';

export interface ConversationProps {
  kind: ConversationKind;
  /** The subject. Its label is the name of a new conversation. */
  subject: AiSubject;
  /** Steps from an answer are added to plans for this career. */
  career: PickedCareer;
  /** The button that asks. */
  title: string;
  firstQuestion: string;
  /** Facts to send with every question. Empty texts are left out. */
  facts: Readonly<Record<string, string>>;
  /** The call for a whole prompt. */
  request: (prompt: string) => AiRequest;
  personalData: PersonalData;
}

/**
 * A conversation with the AI about one subject. Each answer builds on those before. Every complete answer is
 * saved.
 */
export function Conversation(props: ConversationProps) {
  const { kind, subject, career, title, firstQuestion, facts, request, personalData } = props;
  const [newest, ...older] = useShownAnswers(subject, kind);
  const { state } = useAiStatus();
  const surface = useRef<HTMLDivElement>(null);
  const earlier = askedTurns(older.filter(({ isSaved }) => isSaved).toReversed(), firstQuestion);
  const newestQuestion = newest?.prompt.trim() || (earlier.at(-1)?.question ?? firstQuestion);
  useSavedTurn(newest, newestQuestion);

  /** The answer that the next question builds on. If it isn't the newest, another one has arrived since. */
  const [followed, setFollowed] = useState(newest?.internalId);
  const isFollowUp = newest !== undefined && newest.internalId === followed && state === 'ready';

  const isPart = newest !== undefined && newest.finish !== 'failed';
  const turns = isPart ? [...earlier, { turn: newest, question: newestQuestion }] : earlier;
  const usual = newest === undefined || state !== 'ready' ? firstQuestion : isFollowUp ? '' : newestQuestion;
  const task: AiTask = {
    kind,
    title,
    subject: { ...subject, label: newest?.subjectLabel || subject.label },
    prompt: usual,
    isPromptEditable: true,
    request: (question) => request(conversationPrompt({ question, facts, earlier: exchangesBefore(turns, question) })),
    personalData,
    label: answerLabel(kind),
  };
  const followUp = ({ internalId }: StoredAnswer) => {
    setFollowed(internalId);
    surface.current?.querySelector('textarea')?.focus();
  };
  const actions = (answer: StoredAnswer) => (
    <>
      <Text size="sm" c="dimmed" lineClamp={2} className={classes['asked']}>
        You asked: {newestQuestion}
      </Text>
      <AddStepFromAnswer career={career} answerId={answer.internalId} />
      {isFollowUp || state !== 'ready' ? null : <FollowUpButton onPress={() => followUp(answer)} />}
    </>
  );
  return (
    <div className={classes['conversation']}>
      {isFollowUp ? (
        <Title order={3} size="h5">
          Ask a follow-up question
        </Title>
      ) : null}
      <div ref={surface}>
        <WorkSurface task={task} actions={actions} />
      </div>
      <EarlierTurns turns={earlier.toReversed()} career={career} />
    </div>
  );
}

/** Saves complete answers that arrive while the screen is open. Doesn't change earlier ones. */
function useSavedTurn(newest: StoredAnswer | undefined, question: string): void {
  const store = useConversationsStore();
  const [opened] = useState(newest?.internalId);
  const isNew = newest !== undefined && newest.internalId !== opened && !newest.isSaved;
  const arrived = isNew && (newest.finish === 'stop' || newest.finish === 'length') ? newest.internalId : undefined;
  const saved = useRef<string>(undefined);
  useEffect(() => {
    // Only once, because the person may remove it from the conversation again.
    if (arrived === undefined || saved.current === arrived) return;
    saved.current = arrived;
    tryAndNotify(() => store.saveTurn(arrived, question));
  }, [arrived, question, store]);
}

function FollowUpButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="default" size="compact-md" leftSection={<Icon name="message" size="xs" />} onClick={onPress}>
      Ask a follow-up
    </Button>
  );
}
