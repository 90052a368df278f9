import { entriesOf, type ResumeDocument } from '@keepmark/resume-document';
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content';

const read = (text: string) => readContent({ kind: 'text', bytes: new TextEncoder().encode(text), isNamedYaml: true });

/** A file with these lines below `sections`. */
const withSections = (lines: string) =>
  read(`cv:\n  name: Ida Vale\n  sections:\n${lines.replaceAll(/^(?=.)/gm, '    ')}`);

const entriesOfKind = ({ sections }: ResumeDocument, kind: string): unknown[] =>
  sections.filter((section) => section.kind === kind).flatMap((section): readonly unknown[] => entriesOf(section));

describe('RenderCV', () => {
  it('gives contact details and links', async () => {
    const { document, unplaced, notices } = await read(`
cv:
  name: Ida Vale
  headline: Potter
  location: Turku, Finland
  email: [ida@vale.example, work@vale.example]
  phone: tel:+358-40-555-0101
  website: https://vale.example/
  photo: ida.jpg
  social_networks:
    - network: LinkedIn
      username: example-ida
    - network: Mastodon
      username: "@ida@social.example"
    - network: ORCID
      username: 0000-0001-2345-678X
    - network: Clayspace
      username: ida
  custom_connections:
    - fontawesome_icon: calendar
      placeholder: Book a call
      url: https://call.example/ida
    - placeholder: Tent 4
design:
  theme: classic
locale:
  language: german
settings:
  bold_keywords: [clay]
`);
    expect(document).toMatchObject({
      name: 'Ida Vale',
      headline: 'Potter',
      location: 'Turku, Finland',
      email: 'ida@vale.example',
      phone: '+358-40-555-0101',
    });
    expect(document.links).toEqual([
      { label: '', url: 'https://vale.example/' },
      { label: 'LinkedIn', url: 'https://www.linkedin.com/in/example-ida' },
      { label: 'Mastodon', url: 'https://social.example/@ida' },
      { label: 'ORCID', url: 'https://orcid.org/0000-0001-2345-678X' },
      { label: 'Book a call', url: 'https://call.example/ida' },
    ]);
    expect(document.design.language).toBe('de');
    expect(unplaced).toEqual(['work@vale.example', 'Clayspace: ida', 'Tent 4']);
    expect(notices).toEqual(['This file is from RenderCV. We read its text, but not its design or photo.']);
  });

  it('reads jobs and studies with their dates as they are written', async () => {
    const { document, unplaced } = await withSections(`
experience:
  - company: "[Kiln Oy](https://kiln.example)"
    position: Potter
    location: Turku, Finland
    start_date: 2021-04
    end_date: present
    summary: Threw *jugs*.
    highlights:
      - Cut **gas** by 12%
      - Taught six people
        - Glazing
        - Kilns (2 - 3 a year)
  - company: Clay Oy
    position: Apprentice
    start_date: 2019
    end_date: 2020-12-31
  - company: Jug Oy
    position: Guest
    date: Fall 2018
  - company: Mud Oy
    position: Helper
    start_date: 2017-05
work_at_sea:
  - company: Ferry Oy
    position: Mate
    date: 2015 (part-time)
education:
  - institution: Clay School
    area: Ceramics
    degree: BA
    start_date: 2010-09
    end_date: 2014-06
    highlights:
      - "GPA: 3.9"
    honors: cum laude
`);
    expect(entriesOfKind(document, 'experience')).toMatchObject([
      {
        companyName: 'Kiln Oy',
        title: 'Potter',
        url: 'https://kiln.example',
        city: 'Turku',
        country: 'Finland',
        startDate: '2021-04',
        endDate: 'present',
        notes: 'Threw *jugs*.\n- Cut **gas** by 12%\n- Taught six people\n- Glazing\n- Kilns (2 - 3 a year)',
      },
      { startDate: '2019', endDate: '2020-12-31' },
      { startDate: '', endDate: 'Fall 2018' },
      { startDate: '2017-05', endDate: 'present' },
    ]);
    expect(entriesOfKind(document, 'custom')).toMatchObject([
      { title: 'Mate', organization: 'Ferry Oy', startDate: '', endDate: '' },
    ]);
    expect(document.sections.map(({ heading }) => heading)).toEqual(['', 'Work at Sea', '']);
    expect(entriesOfKind(document, 'education')).toMatchObject([
      {
        institutionName: 'Clay School',
        degree: 'BA',
        major: 'Ceramics',
        startDate: '2010-09',
        endDate: '2014-06',
        notes: '- GPA: 3.9',
      },
    ]);
    expect(unplaced).toEqual(['Date: 2015 (part-time)', 'Honors: cum laude']);
  });

  it('reads every type of entry', async () => {
    const { document, unplaced } = await withSections(`
summary:
  - Throws **clay** & more.
  - Since 2010.
skills:
  - label: Firing
    details: Raku, gas (wood, oil), pit
languages:
  - label: Finnish
    details: native
projects:
  - name: "[Kiln log](https://log.example)"
    date: 2021-09
    summary: An app.
publications:
  - title: On glaze
    authors: [I. Vale, "***O. Berg***"]
    doi: 10.1234/jug.5
    journal: Clay Journal
    date: 2022-05
Side notes:
  - bullet: One
  - bullet: Two
patents:
  - number: Wheel
  - number: Kiln
invited_talks:
  - reversed_number: New
  - reversed_number: Old
`);
    expect(document.summary).toBe('Throws **clay** & more.\nSince 2010.');
    expect(entriesOfKind(document, 'skills')).toMatchObject([
      { skillName: 'Firing', keywords: ['Raku', 'gas (wood, oil)', 'pit'] },
    ]);
    expect(entriesOfKind(document, 'languages')).toMatchObject([{ title: 'Finnish', detail: 'native', notes: '' }]);
    expect(entriesOfKind(document, 'projects')).toMatchObject([
      { title: 'Kiln log', url: 'https://log.example', startDate: '2021-09', endDate: '', notes: 'An app.' },
    ]);
    expect(entriesOfKind(document, 'publications')).toMatchObject([
      {
        title: 'On glaze',
        organization: 'Clay Journal',
        startDate: '2022-05',
        url: 'https://doi.org/10.1234/jug.5',
        notes: 'I. Vale, O. Berg',
      },
    ]);
    expect(entriesOfKind(document, 'custom')).toMatchObject([
      { notes: '- One\n- Two' },
      { notes: '1. Wheel\n2. Kiln' },
      { notes: '2. New\n1. Old' },
    ]);
    expect(document.sections.map(({ heading }) => heading).filter(Boolean)).toEqual([
      'Side notes',
      'Patents',
      'Invited Talks',
    ]);
    expect(unplaced).toEqual([]);
  });

  it('reads lines of known sections as their entries', async () => {
    const { document, unplaced } = await withSections(`
skills:
  - "**Firing:** raku, gas"
awards:
  - bullet: Golden Jug (2022)
languages:
  - Finnish (native)
interests:
  - Rowing
`);
    expect(entriesOfKind(document, 'skills')).toMatchObject([{ skillName: 'Firing', keywords: ['raku', 'gas'] }]);
    expect(entriesOfKind(document, 'awards')).toMatchObject([{ title: 'Golden Jug', startDate: '2022' }]);
    expect(entriesOfKind(document, 'languages')).toMatchObject([{ title: 'Finnish', detail: 'native' }]);
    expect(entriesOfKind(document, 'interests')).toMatchObject([{ title: 'Rowing' }]);
    expect(unplaced).toEqual([]);
  });

  it('knows jobs and studies under titles of any language', async () => {
    const { document } = await withSections(`
Töitä:
  - company: Kiln Oy
    position: Potter
Kouluja:
  - institution: Clay School
    area: Ceramics
`);
    expect(document.sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['experience', 'Töitä'],
      ['education', 'Kouluja'],
    ]);
  });

  it('reads the files of version 0, which has its sections among the contact details', async () => {
    const { document, unplaced } = await read(`
cv:
  name: Ida Vale
  label: Potter
  summary: Throws clay.
  section_order: [Skills, Work Experience, Fairs]
  work_experience:
    - company: Kiln Oy
      position: Potter
      start_date: 2020-01-05
      end_date: present
      url: https://kiln.example
  skills:
    - name: Firing
      details: Raku
  education:
    - institution: Clay School
      area: Ceramics
      study_type: BA
      gpa: 3.90
      transcript_url: https://clay.example/t
  custom_sections:
    - title: Fairs
      entry_type: NormalEntry
      link_text: link
      entries:
        - name: Jug fair
          date: 2021
`);
    expect(document).toMatchObject({ headline: 'Potter', summary: 'Throws clay.' });
    expect(document.sections.map(({ kind, heading }) => heading || kind)).toEqual([
      'summary',
      'skills',
      'Work Experience',
      'Fairs',
      'education',
    ]);
    expect(entriesOfKind(document, 'experience')).toMatchObject([
      { startDate: '2020-01-05', endDate: 'present', url: 'https://kiln.example' },
    ]);
    expect(entriesOfKind(document, 'education')).toMatchObject([{ degree: 'BA', gpa: '3.90' }]);
    expect(entriesOfKind(document, 'custom')).toMatchObject([{ title: 'Jug fair', startDate: '2021' }]);
    expect(unplaced).toEqual(['Transcript url: https://clay.example/t']);
  });

  it('reads the files of version 1, whose sections name the type of their entries', async () => {
    const { document } = await read(
      'cv:\n  name: Ida Vale\n  sections:\n    tools:\n      entry_type: OneLineEntry\n      entries:\n        - name: Kilns\n          details: gas, wood\n',
    );
    expect(entriesOfKind(document, 'skills')).toMatchObject([{ skillName: 'Kilns', keywords: ['gas', 'wood'] }]);
  });

  it('lists what has no place', async () => {
    const { document, unplaced } = await read(`
cv:
  name: Ida Vale
  age: 36
  sections:
    experience:
      - company: Kiln Oy
        position: Potter
        date: "[the jug](https://jug.example)"
        team: { size: 4, lead: "**Otso**" }
      - Bare line
      - [in, a list]
    empty:
    odd: words
extra:
  note: more
`);
    expect(entriesOfKind(document, 'experience')).toMatchObject([
      { companyName: 'Kiln Oy', startDate: '', endDate: '' },
    ]);
    expect(unplaced).toEqual([
      'words',
      'Age: 36',
      'Date: the jug (https://jug.example)',
      'Team: 4',
      'Team: Otso',
      'Bare line',
      'in',
      'a list',
      'Extra: more',
    ]);
  });
});
