import { blankDocument } from '@keepmark/resume-document/new-document';
import { expect, it } from 'vitest';
import { experienceSection, interestsSection, skillsSection } from '../testing/resume';
import { emptyProfile, profileOfResume, profileSetting } from './coaching-profile';

it('takes the newest title, the skills and the interests from a résumé', () => {
  const sections = [
    experienceSection('', 'Charge Nurse', 'Aide'),
    skillsSection('Triage', 'Excel'),
    interestsSection('Gardening', ' '),
  ];
  expect(profileOfResume(blankDocument({ headline: 'Nurse leader', sections }))).toEqual({
    ...emptyProfile,
    currentCareer: 'Charge Nurse',
    skills: 'Triage, Excel',
    interests: 'Gardening',
  });
  expect(profileOfResume(undefined)).toEqual(emptyProfile);
});

it('omits hidden sections and values too long for the form', () => {
  const hidden = { ...skillsSection('Triage'), isHidden: true };
  const long = skillsSection(...Array.from({ length: 400 }, (_, index) => `Skill number ${index}`));
  expect(profileOfResume(blankDocument({ sections: [hidden] })).skills).toBe('');
  const { skills } = profileOfResume(blankDocument({ sections: [long] }));
  expect(skills.length).toBeLessThanOrEqual(3000);
  expect(skills.endsWith(',')).toBe(false);
});

it.each([undefined, '', '{', '{"skills":1}'])('doesn’t read a profile from %j', (text) => {
  expect(profileSetting.read(text)).toBeUndefined();
});

it('reads what it wrote', () => {
  const profile = { ...emptyProfile, skills: 'SQL, "R"' };
  expect(profileSetting.read(profileSetting.write(profile))).toEqual(profile);
});
