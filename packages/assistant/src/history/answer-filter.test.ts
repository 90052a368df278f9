import { describe, expect, it } from 'vitest';
import type { StoredAnswer } from '../answers/ai-answer-table';
import { answerFilterUrl, filteredAnswers, kindCounts, readAnswerFilter } from './answer-filter';

const answer = (values: Partial<StoredAnswer>): StoredAnswer =>
  ({
    internalId: values.answer ?? '',
    kind: 'job-summary',
    title: 'Summarize the posting',
    subjectLabel: 'Nurse at Mercy Hospital',
    answer: 'You would work nights.',
    provider: 'google',
    model: 'gemini-2.5-flash',
    createdDate: '2026-11-22T15:00:00Z',
    isSaved: false,
    decisions: [],
    ...values,
  }) as StoredAnswer;

const everything = { text: '', kind: 'all', saved: false } as const;
const answers = [
  answer({}),
  answer({ kind: 'cover-letter', answer: 'Dear team', isSaved: true }),
  answer({ kind: 'from-a-later-version', title: 'Sing', answer: 'La la' }),
];
const found = (filter: Partial<Parameters<typeof filteredAnswers>[1]>) =>
  filteredAnswers(answers, { ...everything, ...filter }).map(({ answer: text }) => text);

describe('the filter of answers', () => {
  it('searches text, subject, kind, and model', () => {
    expect(found({})).toHaveLength(3);
    expect(found({ text: 'NIGHTS mercy' })).toEqual(['You would work nights.']);
    expect(found({ text: 'gemini letter' })).toEqual(['Dear team']);
    expect(found({ text: 'sing' })).toEqual(['La la']);
    expect(found({ text: 'volcano' })).toEqual([]);
  });

  it('shows one kind, or the saved ones', () => {
    expect(found({ kind: 'job-summary' })).toEqual(['You would work nights.']);
    expect(found({ saved: true })).toEqual(['Dear team']);
  });

  it('counts the existing kinds', () => {
    expect(kindCounts(answers)).toEqual([
      { kind: 'cover-letter', count: 1 },
      { kind: 'job-summary', count: 1 },
    ]);
  });

  it('is written to the URL without defaults, which replace bad parts of a URL', () => {
    const filter = { text: 'nurse', kind: 'cover-letter', saved: true } as const;
    expect(readAnswerFilter(answerFilterUrl(filter))).toEqual(filter);
    expect(answerFilterUrl(everything)).toEqual({});
    expect(readAnswerFilter({ text: {}, kind: 'poem', saved: 'maybe' })).toEqual(everything);
  });
});

it('finds answers whatever their case and accents', () => {
  const saved = [answer({ subjectLabel: 'Köchin at Müller' }), answer({})];
  expect(filteredAnswers(saved, { ...everything, text: 'kochin MULLER' })).toEqual([saved[0]]);
});
