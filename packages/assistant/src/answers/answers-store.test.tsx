import { allRows } from '@keepmark/local-store/all-rows';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { testDatabase } from '@keepmark/local-store/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aiAnswerTable } from './ai-answer-table';
import { answersStore, type NewAnswer, unsavedAnswers, useAnswers } from './answers-store';

const answer = (number: number, values: Partial<NewAnswer> = {}): NewAnswer => ({
  kind: 'job-summary',
  title: 'Summarize the posting',
  subjectType: 'job',
  subjectId: 'j1',
  subjectLabel: 'Nurse at Mercy',
  prompt: '',
  answer: `Answer ${number}`,
  result: {},
  warning: '',
  provider: 'local',
  model: 'm',
  finish: 'stop',
  createdDate: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
  ...values,
});

function open() {
  const database = testDatabase();
  const store = answersStore(database);
  const texts = () => allRows(database.table(aiAnswerTable)).map(({ answer: text }) => text);
  return { database, store, texts };
}

describe('the store of answers', () => {
  it('keeps the newest unsaved answers and all saved ones', () => {
    const { store, texts } = open();
    const first = store.add(answer(0));
    store.setSaved(first, true);
    for (let number = 1; number <= unsavedAnswers + 5; number += 1) store.add(answer(number));
    const remaining = texts();
    expect(remaining).toHaveLength(unsavedAnswers + 1);
    expect(remaining).toContain('Answer 0');
    expect(remaining).not.toContain('Answer 5');
    expect(remaining).toContain('Answer 6');
  });

  it('keeps a new answer even if the clock went back', () => {
    const { store, texts } = open();
    for (let number = 100; number < 100 + unsavedAnswers; number += 1) store.add(answer(number));
    store.add(answer(1));
    expect(texts()).toContain('Answer 1');
    expect(texts()).toHaveLength(unsavedAnswers);
  });

  it('undoes deleting and saving', () => {
    const { database, store, texts } = open();
    const id = store.add(answer(1));
    const undoDelete = store.delete(id);
    expect(texts()).toEqual([]);
    undoDelete();
    const undoSave = store.setSaved(id, true);
    expect(database.table(aiAnswerTable).get(id)).toMatchObject({ answer: 'Answer 1', isSaved: true });
    undoSave();
    expect(database.table(aiAnswerTable).get(id)).toMatchObject({ isSaved: false });
  });
});

it('lists the answers about a subject, newest first, and updates the list', () => {
  const { database, store } = open();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DatabaseProvider database={database}>{children}</DatabaseProvider>
  );
  const subject = { type: 'job', id: 'j1' } as const;
  const { result } = renderHook(() => useAnswers(subject, 'job-summary'), { wrapper });
  act(() => {
    store.add(answer(2));
    store.add(answer(1));
    store.add(answer(3, { subjectId: 'j2' }));
    store.add(answer(4, { subjectType: 'company' }));
    store.add(answer(5, { kind: 'cover-letter' }));
  });
  expect(result.current.map(({ answer: text }) => text)).toEqual(['Answer 2', 'Answer 1']);
});
