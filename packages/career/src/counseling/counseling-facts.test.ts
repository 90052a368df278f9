import { describe, expect, it } from 'vitest';
import { missingSkills, planTasks } from './counseling-facts';

const skill = (name: string, category: string, isInDemand: boolean) => ({ name, category, isHot: true, isInDemand });
const occupation = (code: string) => ({ code }) as NonNullable<Parameters<typeof missingSkills>[0]['occupation']>;

describe('the skills that a plan suggests', () => {
  const technology = [
    skill('Epic Systems', 'Medical software', true),
    skill('Microsoft Excel', 'Spreadsheet software', true),
    skill('Apache Spark', 'Data base management system software', false),
    skill('MEDITECH software', 'Medical software', false),
  ];

  it('are those of the occupation, and no general software', () => {
    expect(missingSkills({ occupation: occupation('29-1141'), technology })).toEqual(['Epic Systems']);
  });

  it('are software where that is the work', () => {
    expect(missingSkills({ occupation: occupation('15-2051'), technology })).toContain('Apache Spark');
  });

  it('aren’t on the résumé', () => {
    const isOnResume = (name: string) => /epic/i.test(name);
    expect(missingSkills({ occupation: occupation('29-1141'), technology, isOnResume })).toEqual([]);
  });
});

it('suggests core tasks that fit into the title of a step', () => {
  const tasks = [
    { task: 'x'.repeat(200), isCore: true },
    { task: 'Assess patients.', isCore: true },
    { task: 'Order supplies.', isCore: false },
    { task: 'Give medicines.', isCore: true },
  ];
  expect(planTasks({ tasks })).toEqual(['Assess patients', 'Give medicines']);
});
