import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify, notifyWithUndo, tryAndNotify, useFocusInPlace } from '@keepmark/ui';
import { type ReactNode, useId, useState } from 'react';
import { answersStore } from '../answers/answers-store';
import { rememberAsked, useShownAnswers } from '../answers/asked-here';
import type { StoredAnswer } from '../answers/ai-answer-table';
import type { AiTask } from '../ai-task';
import { cutMark } from '../prompts/as-data';
import { type PersonalTask, usePersonalTask } from '../personal-data/use-personal-task';
import { AnswerCard } from './AnswerCard';
import { type AnswerRun, isRunning } from './answer-run';
import { AskProblem } from './AskProblem';
import { CompareAnswers } from './CompareAnswers';
import { taskKey } from './partial-answer';
import { FixedPrompt, PromptField } from './PromptField';
import { RunningAnswer } from './RunningAnswer';
import { RunStatus } from './RunStatus';
import { SentText } from './SentText';
import { answerOfRun, otherSubject } from './shown-answer';
import { useAnswerRun } from './use-answer-run';
import { useAsking } from './use-asking';
import { type Prompt, usePrompt } from './use-prompt';
import { Unreachable, WithoutAi } from './WithoutAi';
import classes from './WorkSurface.module.css';

export interface WorkSurfaceProps {
  readonly task: AiTask;
  /** Actions for an answer on this screen. Not shown for an incomplete one. */
  readonly actions?: (answer: StoredAnswer) => ReactNode;
  /** Shows the structured part of an answer instead of its text. */
  readonly result?: (answer: StoredAnswer) => ReactNode;
  /** Renders an answer's text in a custom way, such as with marks. */
  readonly text?: (answer: StoredAnswer) => ReactNode;
  /** Starts with the button and a collapsed prompt, for screens with several tasks. */
  readonly isCompact?: boolean;
}

/**
 * Runs one AI task: shows the prompt, what will be sent, the answer as it's written, and its actions. Without AI it
 * shows the prompt to copy. Several on one screen are independent.
 */
export function WorkSurface(props: WorkSurfaceProps) {
  const personal = usePersonalTask(props.task);
  return <Surface key={taskKey(personal.task)} {...props} personal={personal} />;
}

type SurfaceProps = Omit<WorkSurfaceProps, 'task'> & { readonly personal: PersonalTask };

function Surface({ personal, actions, result, text, isCompact = false }: SurfaceProps) {
  const { task } = personal;
  const headingId = useId();
  const prompt = usePrompt(task);
  const asking = useAsking(task);
  const { run, newest, previous, start, stop } = useTaskAnswers(task, asking.refresh);
  const ask = () => start(prompt.text, asking.ask);

  const isWriting = isRunning(run);
  const state = personal.state === 'ready' ? asking.state : personal.state;
  const canAsk = isWriting || state === 'ready';
  const bar = (
    <AskBar task={task} isWriting={isWriting} canBeSent={prompt.canBeSent} onAsk={ask} onStop={stop}>
      {asking.choice}
    </AskBar>
  );
  return (
    <section aria-labelledby={headingId} className={classes['surface']}>
      <VisuallyHidden component="h2" id={headingId}>
        {task.title}
      </VisuallyHidden>
      {canAsk ? (
        <div className={classes['question']}>
          {isCompact ? bar : null}
          <PromptPart task={task} prompt={prompt} isCompact={isCompact} />
          <SentText task={task} prompt={prompt.text} />
          {isCompact ? null : bar}
        </div>
      ) : state === 'loading' ? (
        <Skeleton height={36} width={220} />
      ) : personal.state === 'unreachable' ? (
        <Unreachable onTryAgain={personal.tryAgain} />
      ) : (
        <WithoutAi task={task} onTryAgain={state === 'unreachable' ? asking.refresh : undefined} />
      )}
      {prompt.text.includes(cutMark) ? (
        <Text size="sm">Too long for one prompt: the end of the text is missing.</Text>
      ) : null}
      <RunStatus run={run} />
      {run.phase === 'failed' ? <AskProblem error={run.error} /> : null}
      {run.phase === 'stopped' && run.text === '' ? (
        <Text size="sm">
          {run.characters === 0
            ? 'Stopped before anything arrived.'
            : 'Stopped. This kind of answer can only be shown as a whole.'}
        </Text>
      ) : null}
      {isWriting ? <RunningAnswer run={run} /> : null}
      {newest && !isWriting ? (
        <Answers
          key={newest.internalId}
          newest={newest}
          previous={previous}
          task={task}
          actions={actions}
          result={result}
          text={text}
          onAskAgain={canAsk && prompt.canBeSent ? ask : undefined}
        />
      ) : null}
    </section>
  );
}

/**
 * The answer to a task, the one before it, and the one in progress, which is stored when it ends.
 * @param onEnd called after each answer, because fewer may be left today
 */
function useTaskAnswers(task: AiTask, onEnd: () => void) {
  const database = useDatabase();
  /** An answer that couldn't be stored, because the browser's storage is full. */
  const [unstored, setUnstored] = useState<StoredAnswer>();
  const storeAnswer = (end: AnswerRun) => {
    if (end.answer?.message) notify.success(end.answer.message);
    const answer = answerOfRun(task, end, new Date());
    if (!answer) return;
    const id = tryAndNotify(() => answersStore(database).add(answer));
    if (id !== undefined) rememberAsked(task.subject, task.kind, id);
    setUnstored(id === undefined ? { ...answer, internalId: '', isSaved: false, decisions: [] } : undefined);
    onEnd();
  };
  const { run, start: startRun, stop } = useAnswerRun(task, storeAnswer);
  const stored = useShownAnswers(task.subject, task.kind);
  const [newest, previous] = unstored ? [unstored, stored[0]] : stored;
  const start: typeof startRun = (...question) => {
    setUnstored(undefined);
    startRun(...question);
  };
  return { run, newest, previous, start, stop };
}

/** The prompt, which can be collapsed unless it was changed. */
function PromptPart({ task, prompt, isCompact }: { task: AiTask; prompt: Prompt; isCompact: boolean }) {
  const field = task.isPromptEditable ? <PromptField prompt={prompt} /> : <FixedPrompt text={task.prompt} />;
  if (!isCompact) return field;
  return (
    <details className={classes['details']} open={prompt.isUsual ? undefined : true}>
      <summary>Prompt</summary>
      {field}
    </details>
  );
}

interface AskBarProps {
  readonly task: AiTask;
  readonly isWriting: boolean;
  readonly canBeSent: boolean;
  readonly onAsk: () => void;
  readonly onStop: () => void;
  /** The AI that answers, and how many answers are left. */
  readonly children: ReactNode;
}

function AskBar({ task, isWriting, canBeSent, onAsk, onStop, children }: AskBarProps) {
  const focus = useFocusInPlace();
  return (
    <div className={classes['row']}>
      {isWriting ? (
        <Button
          key="stop"
          variant="default"
          leftSection={<Icon name="player-stop" size="sm" />}
          {...focus}
          // Ignores the second click of a double click on the previous button.
          onClick={({ detail }) => {
            if (detail < 2) onStop();
          }}
        >
          Stop
        </Button>
      ) : (
        <Button
          key="ask"
          leftSection={<Icon name="sparkles" size="sm" />}
          disabled={!canBeSent}
          {...focus}
          onClick={onAsk}
        >
          {task.title}
        </Button>
      )}
      {children}
    </div>
  );
}

interface AnswersProps {
  readonly newest: StoredAnswer;
  readonly previous: StoredAnswer | undefined;
  readonly task: AiTask;
  readonly actions: WorkSurfaceProps['actions'];
  readonly result: WorkSurfaceProps['result'];
  readonly text: WorkSurfaceProps['text'];
  readonly onAskAgain: (() => void) | undefined;
}

function Answers({ newest, previous, task, actions, result, text, onAskAgain }: AnswersProps) {
  const save = useSaveAnswer();
  const [isComparing, setIsComparing] = useState(false);
  return (
    <>
      <AnswerCard
        answer={newest}
        label={task.label}
        about={otherSubject(newest, task.subject)}
        actions={actions}
        result={result}
        text={text}
        onSave={newest.internalId === '' ? undefined : (isSaved) => save(newest, isSaved)}
        buttons={
          <>
            {onAskAgain ? (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<Icon name="refresh" size="sm" />}
                onClick={onAskAgain}
              >
                Ask again
              </Button>
            ) : null}
            {previous ? (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<Icon name="columns" size="sm" />}
                aria-expanded={isComparing}
                onClick={() => setIsComparing(!isComparing)}
              >
                Compare with previous
              </Button>
            ) : null}
          </>
        }
      />
      {isComparing && previous ? <CompareAnswers previous={previous} newest={newest} /> : null}
    </>
  );
}

/** Saves an answer with its subject, or makes it unsaved, with Undo. */
export function useSaveAnswer() {
  const database = useDatabase();
  return (answer: StoredAnswer, isSaved: boolean): void => {
    const undo = tryAndNotify(() => answersStore(database).setSaved(answer.internalId, isSaved));
    if (undo && !isSaved) notifyWithUndo('This answer is no longer saved.', undo);
  };
}
