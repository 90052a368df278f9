import type { Job } from '@keepmark/jobs';
import { notify } from '@keepmark/ui';
import { Button, Checkbox, NativeSelect, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { groupOfJobTitle } from '../question-bank/group-of-job-title';
import {
  isOccupationGroup,
  type OccupationGroup,
  occupationGroupCodes,
  occupationGroups,
} from '../question-bank/occupation-groups';
import { type QuestionKind, questionKindLabels, questionKinds } from '../question-bank/question';
import { pickQuestions } from './pick-questions';
import classes from './Practice.module.css';
import { useAnswers } from './practice-store';
import { startSession } from './session-store';

const AiQuestions = lazy(() => import('./AiQuestions'));

const counts = [3, 5, 8, 10, 15, 20];
const limits = [
  { value: '0', label: 'No limit' },
  { value: '60', label: '1 minute' },
  { value: '120', label: '2 minutes' },
  { value: '180', label: '3 minutes' },
  { value: '300', label: '5 minutes' },
];
const groups = [
  { value: '', label: 'Any occupation' },
  ...occupationGroupCodes
    .map((value) => ({ value, label: occupationGroups[value] }))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'en')),
];
const usualKinds: readonly QuestionKind[] = ['behavioral', 'situational', 'motivation', 'technical'];

/** Chooses the questions of a session and starts it. */
export function PracticeSetup({ job }: { job: Job | undefined }) {
  const answers = useAnswers();
  const [kinds, setKinds] = useState(usualKinds);
  const [group, setGroup] = useState<OccupationGroup | ''>(() => groupOfJobTitle(job?.jobTitle ?? '') ?? '');
  const [count, setCount] = useState(5);
  const [limitSeconds, setLimitSeconds] = useState(120);

  const start = async (): Promise<void> => {
    try {
      const { questionBank } = await import('../question-bank/question-bank');
      const times = new Map<string, number>();
      for (const { questionId } of answers) times.set(questionId, (times.get(questionId) ?? 0) + 1);
      const questions = pickQuestions(questionBank, { kinds, group, count }, times);
      startSession({ jobId: job?.internalId ?? '', questions, limitSeconds });
    } catch {
      notify.error('We couldn’t load the questions. Check your connection and try again.');
    }
  };

  return (
    <section className={classes['frame']} aria-labelledby="practice-setup">
      <Title order={2} size="h4" id="practice-setup">
        New session
      </Title>
      <Checkbox.Group
        label="Questions"
        value={[...kinds]}
        onChange={(chosen) => setKinds(questionKinds.filter((kind) => chosen.includes(kind)))}
      >
        <div className={classes['kinds']}>
          {questionKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={questionKindLabels[kind]} />
          ))}
        </div>
      </Checkbox.Group>
      <NativeSelect
        label="Occupation"
        description="For technical questions"
        data={groups}
        value={group}
        disabled={!kinds.includes('technical')}
        onChange={({ currentTarget }) => setGroup(isOccupationGroup(currentTarget.value) ? currentTarget.value : '')}
      />
      <div className={classes['pair']}>
        <NativeSelect
          label="How many"
          data={counts.map((value) => ({ value: String(value), label: `${value} questions` }))}
          value={String(count)}
          onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
        />
        <NativeSelect
          label="Time for each answer"
          data={limits}
          value={String(limitSeconds)}
          onChange={({ currentTarget }) => setLimitSeconds(Number(currentTarget.value))}
        />
      </div>
      <div className={classes['buttons']}>
        <Button disabled={kinds.length === 0} onClick={() => void start()}>
          Start practice
        </Button>
        {kinds.length === 0 ? <Text size="sm">Choose at least one kind of question.</Text> : null}
      </div>
      {job ? (
        <Suspense fallback={null}>
          <Title order={3} size="h5">
            Questions for this job
          </Title>
          <AiQuestions job={job} limitSeconds={limitSeconds} />
        </Suspense>
      ) : null}
    </section>
  );
}
