import { useFormDraft } from '@keepmark/ui';
import { Badge, Button, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { lazy, useState } from 'react';
import { competencies } from '../question-bank/competencies';
import { occupationGroups } from '../question-bank/occupation-groups';
import { type Question, questionKindLabels } from '../question-bank/question';
import { askedPeople } from '../question-bank/questions-to-ask';
import { Recorder } from '../recordings/Recorder';
import { useRecorder } from '../recordings/use-recorder';
import { matchingStories, storyText } from '../stories/matching-stories';
import { AnswerTimer } from './AnswerTimer';
import classes from './Practice.module.css';
import { OnDemand } from './OnDemand';
import { useStories } from './practice-store';
import { RatingFields } from './RatingFields';
import type { Ratings } from './ratings';
import type { CurrentSession } from './session-store';
import { useSaveAnswer } from './use-save-answer';

const AiFeedback = lazy(() => import('./AiFeedback'));
const StarWorksheet = lazy(() => import('../stories/StarWorksheet'));

interface AnswerPanelProps {
  session: CurrentSession;
  question: Question;
  onNext: () => void;
}

const maxStories = 3;

const aboutText = ({ kind, competency, group, person }: Question): string =>
  [
    questionKindLabels[kind],
    competency ? competencies[competency] : '',
    group ? occupationGroups[group] : '',
    person ? askedPeople[person] : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** One question: its timer, the answer as text or recording, matching stories, and the rating. */
export function AnswerPanel({ session, question, onNext }: AnswerPanelProps) {
  const { sessionId, jobId, index, limitSeconds } = session;
  const [startedMs] = useState(() => Date.now());
  const form = useForm<{ answer: string; ratings: Ratings }>({ initialValues: { answer: '', ratings: {} } });
  const draft = useFormDraft(form, `interview-answer/${sessionId}/${index}`);
  const recorder = useRecorder();
  const { save, isSaving } = useSaveAnswer(session, question);
  const { answer, ratings } = form.values;
  const recording = recorder.state.kind === 'recorded' ? recorder.state : undefined;
  const hasAnswer = answer.trim() !== '' || recording !== undefined;

  const insert = (text: string) => form.setFieldValue('answer', [answer.trim(), text].filter(Boolean).join('\n\n'));
  const submit = async (): Promise<void> => {
    if (!(await save({ answer, ratings, recording, startedMs }))) return;
    draft.clear();
    onNext();
  };

  return (
    <div className={classes['frame']}>
      <div className={classes['head']}>
        <Badge variant="light" color="gray">
          {aboutText(question)}
        </Badge>
        <AnswerTimer startedMs={startedMs} limitSeconds={limitSeconds} />
      </div>
      <p className={classes['question']}>{question.text}</p>
      <Textarea
        label={question.kind === 'ask' ? 'How you would ask it, and what you hope to hear' : 'Your answer'}
        description="Type it, or say it aloud and record it"
        autosize
        minRows={5}
        maxRows={16}
        maxLength={20_000}
        {...form.getInputProps('answer')}
      />
      <Recorder recorder={recorder} />
      <FittingStories question={question} onUse={insert} />
      <OnDemand label="STAR worksheet">
        <StarWorksheet question={question} onUse={insert} />
      </OnDemand>
      {answer.trim() === '' ? null : (
        <OnDemand label="Feedback">
          <AiFeedback question={question} answer={answer.trim()} jobId={jobId} />
        </OnDemand>
      )}
      {hasAnswer ? <RatingFields ratings={ratings} onChange={(next) => form.setFieldValue('ratings', next)} /> : null}
      <div className={classes['buttons']}>
        <Button
          disabled={!hasAnswer || recorder.state.kind === 'recording'}
          loading={isSaving}
          onClick={() => void submit()}
        >
          Save and continue
        </Button>
      </div>
    </div>
  );
}

/** Saved stories to answer the question with. */
function FittingStories({ question, onUse }: { question: Question; onUse: (text: string) => void }) {
  const fitting = matchingStories(question, useStories()).slice(0, maxStories);
  if (fitting.length === 0) return null;
  return (
    <div className={classes['buttons']}>
      <Text size="sm">Stories that fit:</Text>
      {fitting.map((story) => (
        <Button key={story.internalId} size="compact-sm" variant="light" onClick={() => onUse(storyText(story))}>
          {story.title}
        </Button>
      ))}
    </div>
  );
}
