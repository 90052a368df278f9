import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  careerCandidates,
  type CareerWork,
  listed,
  maxCandidates,
  type NamedCareer,
  rankedCareers,
} from './match-careers';

const related = (code: string, title: string, tier: 'closest' | 'close' | 'further') => ({
  code,
  onetCode: `${code}.00`,
  title,
  tier,
});
const nurse: NamedCareer = {
  code: '29-1141',
  title: 'Registered Nurses',
  role: 'current',
  related: [
    related('29-2061', 'Licensed Practical Nurses', 'closest'),
    related('15-2051', 'Data Scientists', 'further'),
    related('11-9111', 'Health Services Managers', 'close'),
  ],
};
const analyst: NamedCareer = {
  code: '15-2051',
  title: 'Data Scientists',
  role: 'goal',
  related: [related('15-2041', 'Statisticians', 'closest'), related('29-1141', 'Registered Nurses', 'further')],
};
const noSkills = { skills: [], interests: [] };

describe('careers to compare', () => {
  it('are similar to the current career and the goal, and include the goal but not the current one', () => {
    expect(careerCandidates([nurse, analyst])).toEqual([
      {
        code: '15-2051',
        title: 'Data Scientists',
        closeness: 4,
        reasons: ['Your goal', 'Related to Registered Nurses'],
      },
      {
        code: '29-2061',
        title: 'Licensed Practical Nurses',
        closeness: 3,
        reasons: ['Very close to Registered Nurses'],
      },
      { code: '15-2041', title: 'Statisticians', closeness: 3, reasons: ['Very close to Data Scientists'] },
      { code: '11-9111', title: 'Health Services Managers', closeness: 2, reasons: ['Close to Registered Nurses'] },
    ]);
  });

  it('are at most ten', () => {
    const many = Array.from({ length: 20 }, (_, index) => related(`11-${1000 + index}`, `Managers ${index}`, 'close'));
    expect(careerCandidates([{ ...nurse, related: many }])).toHaveLength(maxCandidates);
  });
});

describe('the ranking', () => {
  const work = new Map<string, CareerWork>([
    ['11-9111', { tasks: ['Plan budgets and supervise staff.'], technology: ['Microsoft Excel', 'Oracle Java'] }],
    ['29-2061', { tasks: ['Care for patients at home.'], technology: ['Epic Systems'] }],
  ]);

  it('counts the skills and interests used at work, and names them', () => {
    const profile = { skills: ['Excel', 'Java', 'Welding'], interests: ['Budgets'] };
    const [first, second] = rankedCareers(careerCandidates([nurse]), work, profile);
    expect(first).toMatchObject({
      title: 'Health Services Managers',
      points: 5,
      skills: ['Excel', 'Java'],
      interests: ['Budgets'],
    });
    expect(second).toMatchObject({ title: 'Licensed Practical Nurses', points: 3, skills: [], interests: [] });
  });

  it('uses only closeness if there are no skills', () => {
    const titles = rankedCareers(careerCandidates([nurse]), new Map(), noSkills).map(({ title }) => title);
    expect(titles).toEqual(['Licensed Practical Nurses', 'Health Services Managers', 'Data Scientists']);
  });

  it('never loses points for another skill, and never invents a skill', () => {
    const anySkill = fc.constantFrom('Excel', 'SQL', 'Java', 'patients', 'budgets', 'Epic Systems', 'Welding', 'R');
    fc.assert(
      fc.property(fc.uniqueArray(anySkill), anySkill, (skills, another) => {
        const pointsOf = (all: readonly string[]) =>
          new Map(
            rankedCareers(careerCandidates([nurse, analyst]), work, { skills: all, interests: [] }).map((match) => [
              match.code,
              match,
            ]),
          );
        const before = pointsOf(skills);
        for (const [code, match] of pointsOf([...skills, another])) {
          expect(match.points).toBeGreaterThanOrEqual(before.get(code)?.points ?? Infinity);
          for (const skill of match.skills) expect([...skills, another]).toContain(skill);
        }
      }),
    );
  });
});

it.each([
  ['SQL, Excel; patient care', ['SQL', 'Excel', 'patient care']],
  ['- SQL\n- sql\n\n• Excel', ['SQL', 'Excel']],
  ['hands-on care', ['hands-on care']],
  ['', []],
])('reads %j as a list', (text, list) => {
  expect(listed(text)).toEqual(list);
});
