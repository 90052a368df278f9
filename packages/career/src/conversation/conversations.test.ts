import { aiAnswerTable, type StoredAnswer } from '@keepmark/assistant';
import { testDatabase } from '@keepmark/local-store/testing';
import { describe, expect, it } from 'vitest';
import { answerAbout } from '../testing/answers';
import { askedTurns, conversationsOf, exchangesBefore } from './conversation';
import { createConversationsStore } from './conversations-store';

const usual = 'What is it like?';

function open(rows: readonly Partial<StoredAnswer>[]) {
  const database = testDatabase();
  const table = database.table(aiAnswerTable);
  for (const row of rows) table.insert(answerAbout(row));
  const read = () => conversationsOf(table.query(), 'career-counseling');
  return { store: createConversationsStore(database), table, read };
}

describe('conversations', () => {
  it('are the saved answers of a subject, with the newest conversation first', () => {
    const { read } = open([
      { subjectId: '29-1141', subjectLabel: 'Nurses', answer: 'Two', createdDate: '2026-11-02T00:00:00Z' },
      { subjectId: '51-4121', subjectLabel: 'Welders', answer: 'Three', createdDate: '2026-11-03T00:00:00Z' },
      { subjectId: '29-1141', subjectLabel: 'Nurses', answer: 'One', createdDate: '2026-11-01T00:00:00Z' },
      { subjectId: '29-1141', answer: 'Not saved', isSaved: false },
      { subjectId: '29-1141', answer: 'Coaching', kind: 'career-coaching' },
    ]);
    expect(read().map(({ label, turns }) => [label, turns.map(({ answer }) => answer)])).toEqual([
      ['Welders', ['Three']],
      ['Nurses', ['One', 'Two']],
    ]);
  });

  it('can be renamed, and deleted with an undo', () => {
    const { store, table, read } = open([
      { subjectId: '29-1141' },
      { subjectId: '29-1141', isSaved: false },
      { subjectId: '29-1141', kind: 'career-coaching', subjectLabel: 'Coaching' },
    ]);
    const [conversation] = read();
    expect(store.rename(conversation!, ' My way into nursing ')).toBe(true);
    expect(read()[0]?.label).toBe('My way into nursing');
    const undo = store.delete(read()[0]!);
    expect(table.query().map(({ subjectLabel }) => subjectLabel)).toEqual(['Coaching']);
    expect(store.rename(conversation!, 'Gone')).toBe(false);
    undo();
    expect(table.count()).toBe(3);
    expect(read()[0]?.label).toBe('My way into nursing');
  });
});

describe('the exchanges that a new question builds on', () => {
  const turns = [
    answerAbout({ prompt: '', answer: 'Hard' }),
    answerAbout({ prompt: '', answer: 'Hard, but good' }),
    answerAbout({ prompt: 'Where do I start?', answer: 'With a course' }),
    answerAbout({ prompt: '', answer: 'With a talk' }),
  ] as StoredAnswer[];

  it('have each question once, with its newest answer', () => {
    expect(exchangesBefore(askedTurns(turns, usual), 'And then?')).toEqual([
      { question: usual, answer: 'Hard, but good' },
      { question: 'Where do I start?', answer: 'With a talk' },
    ]);
  });

  it('omit earlier answers to the same question', () => {
    const before = exchangesBefore(askedTurns(turns, usual), ' Where do I start? ');
    expect(before.map(({ question }) => question)).toEqual([usual]);
  });
});
