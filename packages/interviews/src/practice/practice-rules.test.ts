import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionKinds } from '../question-bank/question';
import { questionBank } from '../question-bank/question-bank';
import { matchingStories } from '../stories/matching-stories';
import type { PracticeAnswer } from './answer-table';
import { pickQuestions } from './pick-questions';
import { progressOf } from './progress';

describe('the questions of a session', () => {
  it('are distinct, of the chosen kinds and group, and as many as requested', () => {
    const choice = fc.record({
      kinds: fc.subarray([...questionKinds], { minLength: 1 }),
      group: fc.constantFrom('' as const, '15' as const, '35' as const),
      count: fc.constantFrom(5, 10, 20),
    });
    fc.assert(
      fc.property(choice, (asked) => {
        const picked = pickQuestions(questionBank, asked, new Map());
        const most = asked.kinds.length === 1 && asked.kinds[0] === 'technical' && asked.group !== '' ? 8 : asked.count;
        expect(picked).toHaveLength(Math.min(asked.count, most));
        expect(new Set(picked.map(({ id }) => id)).size).toBe(picked.length);
        const ofGroup = picked.filter(({ kind }) => kind === 'technical' && asked.group !== '');
        expect(ofGroup.every(({ group }) => group === asked.group)).toBe(true);
        for (const question of picked) {
          expect(asked.kinds).toContain(question.kind);
        }
      }),
    );
  });

  it('are the least practiced ones', () => {
    const choice = { kinds: ['technical'], group: '15', count: 3 } as const;
    const first = pickQuestions(questionBank, { ...choice, count: 5 }, new Map());
    const answered = new Map(first.map(({ id }) => [id, 1]));
    const second = pickQuestions(questionBank, choice, answered);
    expect(second.filter(({ id }) => answered.has(id))).toEqual([]);
  });
});

const story = (title: string, competencies: readonly string[], action = '') =>
  ({ internalId: title, title, situation: '', task: '', action, result: '', competencies }) as never;

it('matches stories by competency, then by their words', () => {
  const stories = [
    story('Bakery fire', ['pressure']),
    story('Budget', ['results']),
    story('Angry customer', [], 'calmed'),
  ];
  const titles = (text: string, competency?: 'pressure') =>
    matchingStories({ text, competency }, stories).map(({ title }) => title);
  expect(titles('Tell me about an angry customer.', 'pressure')).toEqual(['Bakery fire', 'Angry customer']);
  expect(titles('Why do you want this job?')).toEqual([]);
});

describe('progress', () => {
  const answer = (sessionId: string, dateAnswered: string, rating?: number, competency = ''): PracticeAnswer =>
    ({
      sessionId,
      dateAnswered,
      competency,
      secondsUsed: 90,
      ratings: rating === undefined ? {} : { structure: rating, concise: rating },
    }) as PracticeAnswer;

  it('lists sessions newest first, with their ratings and minutes', () => {
    const { sessions, days } = progressOf([
      answer('a', '2026-11-01T10:00:00.000Z', 2),
      answer('b', '2026-11-05T10:00:00.000Z'),
      answer('a', '2026-11-01T10:05:00.000Z', 4),
    ]);
    expect(sessions.map(({ sessionId, rating, minutes }) => [sessionId, rating, minutes])).toEqual([
      ['b', undefined, 2],
      ['a', 3, 3],
    ]);
    expect(days).toBe(2);
  });

  it('says how ratings changed and what is weakest, once there is enough data', () => {
    const answers = [1, 2, 4].map((rating, index) =>
      answer(`s${index}`, `2026-11-0${index + 1}T10:00:00.000Z`, rating, 'conflict'),
    );
    expect(progressOf(answers)).toMatchObject({ change: 3, weakest: 'conflict' });
    expect(progressOf(answers.slice(0, 1))).toMatchObject({ change: undefined, weakest: undefined });
  });
});
