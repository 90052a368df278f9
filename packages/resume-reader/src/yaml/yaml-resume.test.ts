import { entriesOf } from '@keepmark/resume-document';
import { expect, it } from 'vitest';
import { readResumeFile } from '../read-resume-file';

const file = `
---
content:
  basics:
    name: Ida Vale
    headline: Potter
    label: Ceramist
    summary: |
      - Throws **clay**
      - Since 2010
  location: { city: Turku, country: Finland, postalCode: "20100" }
  profiles:
    - { network: GitHub, username: example-ida, url: "" }
  education:
    - { institution: Clay School, area: Ceramics, degree: Bachelor, startDate: "Sep 1, 2016", endDate: Jul 2020, score: "3.80" }
  work:
    - name: Kiln Oy
      position: Potter
      startDate: Dec 2022
      endDate: ""
      summary: |
        - Led a team
      keywords: [Gas]
  references:
    - { name: Otso Berg, summary: Reliable., phone: "+358 1" }
locale:
  language: pt-br
layouts:
  - engine: latex
`;

it('reads a file of YAMLResume', async () => {
  const { document, unplaced, notices } = await readResumeFile(new File([file], 'ida.yml'));
  expect(document).toMatchObject({
    name: 'Ida Vale',
    headline: 'Potter',
    location: 'Turku, Finland',
    summary: '- Throws **clay**\n- Since 2010',
    links: [{ label: 'GitHub', url: 'https://github.com/example-ida' }],
    design: { language: 'pt' },
  });
  expect(document.sections.flatMap((section): readonly unknown[] => entriesOf(section))).toMatchObject([
    { companyName: 'Kiln Oy', title: 'Potter', startDate: '2022-12', endDate: 'present', notes: '- Led a team' },
    {
      institutionName: 'Clay School',
      degree: 'Bachelor',
      major: 'Ceramics',
      gpa: '3.80',
      startDate: '2016-09-01',
      endDate: '2020-07',
    },
    { title: 'Otso Berg', notes: 'Reliable.' },
  ]);
  expect(unplaced).toEqual(['Keywords: Gas', 'Phone: +358 1', 'Profession: Ceramist', 'Postal code: 20100']);
  expect(notices).toEqual(['This file is from YAMLResume. We read its text, but not its design.']);
});

it('leaves texts alone that start with a word for content', async () => {
  const { document } = await readResumeFile(new File(['Content:\n  Skills: Raku\n\nSkills\nRaku, slip\n'], 'a.txt'));
  expect(document.sections.map(({ kind }) => kind)).toContain('skills');
});
