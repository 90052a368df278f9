import { describe, expect, it } from 'vitest';
import { occupationGroupCodes } from './occupation-groups';
import { groupOfJobTitle } from './group-of-job-title';
import { questionKinds } from './question';
import { questionBank } from './question-bank';

describe('the question bank', () => {
  it('has at least 400 distinct questions of every kind', () => {
    expect(questionBank.length).toBeGreaterThanOrEqual(400);
    expect(new Set(questionBank.map(({ id }) => id)).size).toBe(questionBank.length);
    expect(new Set(questionBank.map(({ text }) => text.toLowerCase())).size).toBe(questionBank.length);
    const kinds = questionKinds.map((kind) => questionBank.filter((question) => question.kind === kind).length);
    expect(kinds.every((count) => count >= 40)).toBe(true);
  });

  it('has technical questions for every occupation group', () => {
    for (const group of occupationGroupCodes) {
      expect(questionBank.filter((question) => question.group === group).length).toBeGreaterThanOrEqual(8);
    }
  });

  it('has whole sentences', () => {
    expect(questionBank.filter(({ text }) => !/^[A-Z].*[.?]$/.test(text) || text.length > 160)).toEqual([]);
  });
});

it.each([
  ['Senior Software Developer', '15'],
  ['Registered Nurse', '29'],
  ['Nursing Assistant', '31'],
  ['Line Cook', '35'],
  ['Data Analyst', '15'],
  ['Sales Manager', '11'],
  ['Elementary School Teacher', '25'],
  ['Truck Driver', '53'],
  ['Welder', '51'],
  ['Electrician', '47'],
  ['Whatever This Is', undefined],
  ['', undefined],
])('puts %j in group %j', (title, group) => {
  expect(groupOfJobTitle(title)).toBe(group);
});
