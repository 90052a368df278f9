import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { useDatabase } from '@keepmark/local-store/react';
import { changeWithUndo, EmptyState } from '@keepmark/ui';
import { EntityRow, FilterBar, RowAction, rowLine, rowName } from '@keepmark/ui/entity-list';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { plural } from '@keepmark/ui/words';
import { Badge, Button, Checkbox, NativeSelect, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue, useMemo } from 'react';
import type { StoredAnswer } from '../answers/ai-answer-table';
import { answersStore, unsavedAnswers, useAllAnswers } from '../answers/answers-store';
import { answerSource } from '../work-surface/answer-source';
import { incompleteText } from '../work-surface/shown-answer';
import { useSaveAnswer } from '../work-surface/WorkSurface';
import classes from './AnswerHistory.module.css';
import {
  type AnswerFilter,
  answerFilterUrl,
  answerKinds,
  filteredAnswers,
  kindCounts,
  kindName,
  readAnswerFilter,
} from './answer-filter';

const form = { read: readAnswerFilter, write: answerFilterUrl };
const rowHeight = { wide: 92, narrow: 130 } as const;

/** Every stored answer, newest first: search, open, save, and delete. */
export function AnswerHistory() {
  const answers = useAllAnswers();
  return (
    <section aria-labelledby="answers" className={classes['history']}>
      <Title order={2} id="answers">
        Answers
      </Title>
      {answers.length === 0 ? (
        <EmptyState icon="sparkles" title="No AI answers yet">
          What the AI answers on any screen appears here.
        </EmptyState>
      ) : (
        <Answers answers={answers} />
      )}
    </section>
  );
}

function Answers({ answers }: { answers: readonly StoredAnswer[] }) {
  const [filter, change] = useUrlFilter(form);
  const { kind, saved } = filter;
  // Deferred, so that typing stays fast.
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => filteredAnswers(answers, { text, kind, saved }), [answers, text, kind, saved]);
  const all = plural(answers.length, 'answer');
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <>
      <AnswerFilterBar answers={answers} filter={filter} onChange={change} />
      <Text component="output" size="sm" c="dimmed">
        {`${shown.length === answers.length ? all : `${shown.length.toLocaleString('en')} of ${all}`}. Saved answers stay until you delete them. Of the others, only the newest ${unsavedAnswers} stay.`}
      </Text>
      {shown.length === 0 ? (
        <EmptyState
          icon="filter"
          title="No matching answers"
          action={
            <Button variant="light" onClick={() => change({ text: '', kind: 'all', saved: false })}>
              Show all answers
            </Button>
          }
        >
          Try fewer words or another kind.
        </EmptyState>
      ) : (
        <VirtualList
          label="Answers"
          items={shown}
          itemKey={({ internalId }) => internalId}
          rowHeight={isWide ? rowHeight.wide : rowHeight.narrow}
        >
          {(answer) => <AnswerRow answer={answer} />}
        </VirtualList>
      )}
    </>
  );
}

interface AnswerFilterBarProps {
  readonly answers: readonly StoredAnswer[];
  readonly filter: AnswerFilter;
  readonly onChange: (changes: Partial<AnswerFilter>) => void;
}

function AnswerFilterBar({ answers, filter: { text, kind, saved }, onChange }: AnswerFilterBarProps) {
  const kinds = useMemo(() => kindCounts(answers), [answers]);
  return (
    <FilterBar
      label="Search answers"
      placeholder="Words, job, company, or model"
      text={text}
      onText={(value) => onChange({ text: value })}
    >
      <NativeSelect
        aria-label="Kind of answer"
        data={[
          { value: 'all', label: 'All kinds' },
          ...kinds.map((each) => ({
            value: each.kind,
            label: `${answerKinds[each.kind]} (${each.count.toLocaleString('en')})`,
          })),
        ]}
        value={kind}
        onChange={({ currentTarget }) => onChange({ kind: readAnswerFilter({ kind: currentTarget.value }).kind })}
      />
      <Checkbox
        label="Saved only"
        className={classes['saved']}
        checked={saved}
        onChange={({ currentTarget }) => onChange({ saved: currentTarget.checked })}
      />
    </FilterBar>
  );
}

const AnswerRow = memo(function AnswerRow({ answer }: { answer: StoredAnswer }) {
  const database = useDatabase();
  const save = useSaveAnswer();
  const { internalId, subjectLabel, isSaved } = answer;
  const name = [kindName(answer), subjectLabel].filter(Boolean).join(': ');
  return (
    <EntityRow
      columns={classes['columns']}
      classNames={{ heading: classes['about'], actions: classes['actions'] }}
      heading={
        <>
          <Link to="/assistant/answer/$answerId" params={{ answerId: internalId }} className={rowName}>
            {name}
          </Link>
          <span className={rowLine}>{excerptOf(answer.answer)}</span>
          <span className={rowLine}>{answerSource(answer)}</span>
        </>
      }
      actions={
        <>
          <RowAction
            icon={isSaved ? 'check' : 'bookmark'}
            label={isSaved ? `Stop saving ${name}` : `Save ${name}`}
            title={isSaved ? 'Saved' : 'Save'}
            onClick={() => save(answer, !isSaved)}
          />
          <RowAction
            icon="trash"
            label={`Delete ${name}`}
            title="Delete"
            onClick={() => changeWithUndo('Answer deleted.', () => answersStore(database).delete(internalId))}
          />
        </>
      }
    >
      <div className={classes['badges']}>
        {isSaved ? <Badge variant="light">Saved</Badge> : null}
        {incompleteText(answer) ? (
          <Badge variant="light" color="warning">
            Incomplete
          </Badge>
        ) : null}
      </div>
    </EntityRow>
  );
});

/** The first words of an answer, without Markdown. */
const excerptOf = (markdown: string): string =>
  markdown
    .slice(0, 400)
    .replaceAll(/[#*_`>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
