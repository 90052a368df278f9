import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { readSkills } from './read-skills';
import { isSkillLevel, leveledSkill } from './skill-levels';

describe('levels of skills', () => {
  it.each([
    'Advanced',
    'Very good',
    'Experte',
    'sehr gute Kenntnisse',
    'Débutant',
    'avanzado',
    '80%',
    '4/5',
    '5 years',
    'Less than 1 year',
  ])('%s is one', (text) => {
    expect(isSkillLevel(text)).toBe(true);
  });

  it.each(['BASIC', 'Advanced Excel', 'Mastering', 'Native apps', 'Basic life support'])('%s is none', (text) => {
    expect(isSkillLevel(text)).toBe(false);
  });

  it.each([
    ['Python (Expert)', 'Python', 'Expert'],
    ['Python – Advanced', 'Python', 'Advanced'],
    ['Excel: gut', 'Excel', 'gut'],
    ['Excel ●●●○○', 'Excel', ''],
    ['Node (backend)', 'Node (backend)', ''],
  ])('%s', (text, name, level) => {
    expect(leveledSkill(text)).toEqual({ name, level });
  });

  it('go to the skill above them or before them', () => {
    expect(readSkills(textLines('Python\nExpert\nExcel    Basic\nWelding: advanced\n'))).toMatchObject([
      { skillName: 'Python', level: 'Expert' },
      { skillName: 'Excel', level: 'Basic' },
      { skillName: 'Welding', level: 'advanced', keywords: [] },
    ]);
  });

  it('are nothing where they are rows of dots', () => {
    expect(readSkills(textLines('Excel\n●●●○○\nWord\n●●○○○\n'))).toMatchObject([
      { skillName: 'Excel', level: '' },
      { skillName: 'Word', level: '' },
    ]);
  });
});
