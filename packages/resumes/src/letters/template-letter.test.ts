import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankDocument, newSkill } from '@keepmark/resume-document/new-document';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { experience } from '@keepmark/resume-document/testing/sample-resume';
import { hasBlanks } from './letter-text';
import { isUnderLimit, templateLetter } from './template-letter';

const section = { heading: '', isHidden: false };
const nurse = blankDocument({
  name: 'Ada King',
  sections: [
    {
      ...section,
      id: 'experience',
      kind: 'experience',
      entries: [
        experience({ title: 'Hidden', isHidden: true }),
        experience({
          title: 'Ward Nurse',
          companyName: 'Mercy Hospital',
          endDate: 'present',
          notes: '- Wrote the charts of a ward\n- Trained **12** new nurses.',
        }),
      ],
    },
    {
      ...section,
      id: 'skills',
      kind: 'skills',
      entries: [newSkill({ skillName: 'Languages', keywords: ['Spanish', 'C'] }), newSkill({ skillName: 'Triage' })],
    },
  ],
});
const facts = { jobTitle: 'Charge Nurse', companyName: 'St. Luke', posting: 'Triage, spanish or C++ wanted.' };

describe('the template of a cover letter', () => {
  it('has facts from the job and the résumé, and blanks for the rest', () => {
    const letter = templateLetter({ ...facts, resume: nurse });
    expect(letter).toMatch(/^Dear Hiring Manager,\n\nI'm applying for the Charge Nurse position at St\. Luke\./);
    expect(letter).toContain('I currently work as a Ward Nurse at Mercy Hospital. There, I trained 12 new nurses.');
    expect(letter).toContain('Your posting mentions Spanish and Triage,');
    expect(letter).toMatch(/Sincerely,\nAda King$/);
    expect(hasBlanks(letter)).toBe(true);
  });

  it('says nothing about the person without a résumé', () => {
    const letter = templateLetter({ jobTitle: '', companyName: '', posting: '' });
    expect(letter).toContain('the open position at your company');
    expect(letter).not.toMatch(/worked|mentions|undefined/);
  });

  it('stays under 200 words for any job and résumé', () => {
    const long = fc.array(fc.constantFrom('Nurse', 'of', 'the', 'night-shift'), { maxLength: 80 });
    const words = long.map((list) => list.join(' '));
    fc.assert(
      fc.property(anyResume, words, words, fc.string(), (resume, jobTitle, companyName, posting) => {
        const skills = resume.sections.flatMap((each) => (each.kind === 'skills' ? each.entries : []));
        const naming = [posting, ...skills.map(({ skillName }) => skillName)].join(' ');
        expect(isUnderLimit(templateLetter({ jobTitle, companyName, posting: naming, resume }))).toBe(true);
      }),
    );
  });

  it.each([
    ['Dear Ada, [why]', true],
    ['A [link](https://example.com)', false],
    ['Done.', false],
  ])('%j has blanks: %j', (letter, expected) => {
    expect(hasBlanks(letter)).toBe(expected);
  });
});
