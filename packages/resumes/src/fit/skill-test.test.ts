import { expect, it } from 'vitest';
import { blankDocument, newSkill } from '@keepmark/resume-document/new-document';
import { skillsInTexts, skillsOnResume } from './skill-test';

it('finds the skills that a résumé shows, by any of their names', () => {
  const skills = [newSkill({ skillName: 'Postgres, JS, MS Excel' })];
  const document = blankDocument({
    summary: 'Cared for patients after surgery.',
    sections: [{ id: 'skills', kind: 'skills', heading: '', isHidden: false, entries: skills }],
  });
  const has = skillsOnResume(document);
  expect(['PostgreSQL', 'JavaScript', 'Microsoft Excel', 'Patient care', 'Python', ''].map(has)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('finds skills in other texts, but not plain words that look like one', () => {
  const has = skillsInTexts(['Write SQL queries and go the extra mile.', 'Weld steel pipe joints.']);
  expect(['SQL', 'Go', 'welding steel', 'R'].map(has)).toEqual([true, false, true, false]);
});
