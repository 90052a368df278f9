import type { Job } from '@keepmark/jobs';
import { notify } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, Checkbox, NativeSelect, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { groupOfJobTitle } from '../question-bank/group-of-job-title';
import { isOccupationGroup, type OccupationGroup, occupationGroupOptions } from '../question-bank/occupation-groups';
import { type QuestionKind, questionKindLabels, questionKinds } from '../question-bank/question';
import { pickQuestions, type SessionChoice } from './pick-questions';
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
const groups = [{ value: '', label: 'Any occupation' }, ...occupationGroupOptions];
const usualKinds: readonly QuestionKind[] = ['behavioral', 'situational', 'motivation', 'technical'];

/** Chooses the questions of a session and starts it. */
export function PracticeSetup({ job }: { job: Job | undefined }) {
  const [kinds, setKinds] = useState(usualKinds);
  const [group, setGroup] = useState<OccupationGroup | ''>(() => groupOfJobTitle(job?.jobTitle ?? '') ?? '');
  const [count, setCount] = useState(5);
  const [limitSeconds, setLimitSeconds] = useState(120);

  const start = useStart({ jobId: job?.internalId ?? '', kinds, group, count, limitSeconds });

  return (
    <Section title="New session" isFramed>
      <KindChoices kinds={kinds} onChange={setKinds} />
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
    </Section>
  );
}

interface KindChoicesProps {
  kinds: readonly QuestionKind[];
  onChange: (kinds: readonly QuestionKind[]) => void;
}

function KindChoices({ kinds, onChange }: KindChoicesProps) {
  return (
    <Checkbox.Group
      label="Questions"
      value={[...kinds]}
      onChange={(chosen) => onChange(questionKinds.filter((kind) => chosen.includes(kind)))}
    >
      <div className={classes['kinds']}>
        {questionKinds.map((kind) => (
          <Checkbox key={kind} value={kind} label={questionKindLabels[kind]} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

interface StartOptions extends SessionChoice {
  jobId: string;
  limitSeconds: number;
}

/** Starts a session with the least answered questions. */
function useStart({ jobId, limitSeconds, ...choice }: StartOptions) {
  const answers = useAnswers();
  return async (): Promise<void> => {
    const bank = await import('../question-bank/question-bank').catch(() => undefined);
    if (!bank) {
      notify.error('We couldn’t load the questions. Check your connection and try again.');
      return;
    }
    const times = new Map<string, number>();
    for (const { questionId } of answers) times.set(questionId, (times.get(questionId) ?? 0) + 1);
    startSession({ jobId, questions: pickQuestions(bank.questionBank, choice, times), limitSeconds });
  };
}
