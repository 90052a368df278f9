import type { JsonObject, ResumeSection } from '@keepmark/resume-document';
import { entriesOf } from '@keepmark/resume-document';
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content';

const read = (value: unknown) => readContent({ kind: 'text', bytes: new TextEncoder().encode(JSON.stringify(value)) });

/** An export of version 5 with these sections. */
const version5 = (sections: Readonly<Record<string, unknown>>, more: JsonObject = {}) => ({
  picture: { hidden: false, url: 'https://img.example/1.png', size: 80 },
  basics: { name: 'Ida Vale', headline: 'Potter', email: 'ida@vale.example', phone: '', location: 'Turku, Finland' },
  summary: { title: '', hidden: false, content: '<p>Throws <strong>clay</strong>.</p>' },
  sections,
  customSections: [],
  ...more,
});

const section5 = (...items: readonly unknown[]) => ({ title: '', icon: 'star', columns: 1, hidden: false, items });

const website = { url: '', label: '', inlineLink: false };

const sectionOf = (sections: readonly ResumeSection[], kind: string) => {
  const section = sections.find((candidate) => candidate.kind === kind);
  return section ? entriesOf(section) : [];
};

describe('an export of Reactive Resume 5', () => {
  it('gives contact details, summary and a notice', async () => {
    const { document, unplaced, notices } = await read(version5({ skills: section5({ name: 'Raku' }) }));
    expect(document).toMatchObject({
      name: 'Ida Vale',
      headline: 'Potter',
      email: 'ida@vale.example',
      location: 'Turku, Finland',
      summary: 'Throws **clay**.',
    });
    expect(unplaced).toEqual([]);
    expect(notices).toEqual(['This file is from Reactive Resume. We read its text, but not its design or picture.']);
  });

  it('hides what is hidden', async () => {
    const { document } = await read(
      version5({
        experience: section5(
          { hidden: true, company: 'Kiln Oy', position: 'Potter', period: '2018 - 2021', roles: [] },
          { hidden: false, company: 'Clay Oy', position: 'Potter', period: 'March 2021 - Present', roles: [] },
        ),
        skills: { ...section5({ name: 'Raku' }), hidden: true },
      }),
    );
    expect(sectionOf(document.sections, 'experience')).toMatchObject([
      { companyName: 'Kiln Oy', startDate: '2018', endDate: '2021', isHidden: true },
      { companyName: 'Clay Oy', startDate: '2021-03', endDate: 'present', isHidden: false },
    ]);
    expect(document.sections.find(({ kind }) => kind === 'skills')?.isHidden).toBe(true);
  });

  it('reads each role at a company as a job', async () => {
    const roles = [
      { id: 'a', position: 'Head of kilns', period: '2020 - 2022', description: '<p>Led four.</p>' },
      { id: 'b', position: 'Potter', period: '2018 - 2020', description: '' },
    ];
    const job = { company: 'Kiln Oy', position: '', location: 'Turku', period: '2018 - 2022', description: '', roles };
    const { document, unplaced } = await read(version5({ experience: section5(job) }));
    expect(sectionOf(document.sections, 'experience')).toMatchObject([
      {
        companyName: 'Kiln Oy',
        title: 'Head of kilns',
        startDate: '2020',
        endDate: '2022',
        notes: 'Led four.',
        city: 'Turku',
      },
      { companyName: 'Kiln Oy', title: 'Potter', startDate: '2018', endDate: '2020', city: 'Turku' },
    ]);
    expect(unplaced).toEqual([]);
  });

  it('keeps the title above the roles of a company, and lists a time that they do not cover', async () => {
    const roles = [{ position: 'Head of kilns', period: '2020 - 2022', description: '' }];
    const titled = { company: 'Kiln Oy', position: 'Potter', period: '2018 - 2022', description: '', roles };
    const untitled = { ...titled, company: 'Clay Oy', position: '' };
    const { document, unplaced } = await read(version5({ experience: section5(titled, untitled) }));
    expect(sectionOf(document.sections, 'experience')).toMatchObject([
      { title: 'Potter', startDate: '2018' },
      { title: 'Head of kilns', startDate: '2020' },
      { companyName: 'Clay Oy', title: 'Head of kilns', startDate: '2020' },
    ]);
    expect(unplaced).toEqual(['Clay Oy: 2018 – 2022']);
  });

  it('reads every kind of section', async () => {
    const description = '<ul><li><p>Glazes</p></li></ul>';
    const { document, unplaced } = await read(
      version5({
        education: section5({
          school: 'Clay School',
          degree: 'BA',
          area: 'Ceramics',
          grade: '4',
          period: '2014 - 2018',
          location: 'Turku, Finland',
          website,
          description,
        }),
        projects: section5({
          name: 'Kiln log',
          period: '2023',
          website: { ...website, url: 'kiln.example' },
          description,
        }),
        skills: section5({ name: 'Raku', proficiency: '', level: 4, keywords: ['Gas', 'Wood'] }),
        languages: section5(
          { language: 'Finnish', fluency: 'Native', level: 5 },
          { language: 'Sami', fluency: '', level: 0 },
        ),
        interests: section5({ name: 'Rowing', keywords: ['Sea'] }),
        awards: section5({ title: 'Golden Jug', awarder: 'Guild', date: 'May 2022', website, description: '' }),
        certifications: section5({ title: 'Gas safety', issuer: 'Tukes', date: '2021', website, description: '' }),
        publications: section5({ title: 'On glaze', publisher: 'Clay Press', date: '2020', website, description: '' }),
        volunteer: section5({
          organization: 'Youth House',
          location: 'Turku',
          period: '2019 - 2020',
          website,
          description,
        }),
        references: section5({
          name: 'Otso Berg',
          position: 'Owner',
          phone: '+358 1',
          website,
          description: '<p>Reliable.</p>',
        }),
      }),
    );
    expect(sectionOf(document.sections, 'education')).toMatchObject([
      {
        institutionName: 'Clay School',
        degree: 'BA',
        major: 'Ceramics',
        gpa: '4',
        startDate: '2014',
        endDate: '2018',
        city: 'Turku',
        state: 'Finland',
        notes: '- Glazes',
      },
    ]);
    expect(sectionOf(document.sections, 'projects')).toMatchObject([
      { title: 'Kiln log', startDate: '2023', endDate: '', url: 'https://kiln.example/', notes: '- Glazes' },
    ]);
    expect(sectionOf(document.sections, 'skills')).toMatchObject([
      { skillName: 'Raku', level: '4/5', keywords: ['Gas', 'Wood'] },
    ]);
    expect(sectionOf(document.sections, 'languages')).toMatchObject([
      { title: 'Finnish', detail: 'Native' },
      { title: 'Sami', detail: '' },
    ]);
    expect(sectionOf(document.sections, 'interests')).toMatchObject([{ title: 'Rowing', keywords: ['Sea'] }]);
    expect(sectionOf(document.sections, 'awards')).toMatchObject([
      { title: 'Golden Jug', organization: 'Guild', startDate: '2022-05', endDate: '' },
    ]);
    expect(sectionOf(document.sections, 'certifications')).toMatchObject([
      { title: 'Gas safety', organization: 'Tukes', startDate: '2021' },
    ]);
    expect(sectionOf(document.sections, 'publications')).toMatchObject([
      { title: 'On glaze', organization: 'Clay Press', startDate: '2020' },
    ]);
    expect(sectionOf(document.sections, 'volunteering')).toMatchObject([
      { organization: 'Youth House', location: 'Turku', startDate: '2019', endDate: '2020' },
    ]);
    expect(sectionOf(document.sections, 'references')).toMatchObject([
      { title: 'Otso Berg', detail: 'Owner', notes: 'Reliable.' },
    ]);
    expect(unplaced).toEqual(['Phone: +358 1']);
  });

  it('reads custom sections of any type, with the headings that people chose', async () => {
    const { document } = await read(
      version5({ skills: { ...section5({ name: 'Raku' }), title: 'Skills' } }, {
        customSections: [
          {
            ...section5({
              company: 'Night Market',
              position: 'Stall',
              period: '2022',
              description: '<p>Sold jugs.</p>',
            }),
            id: 'k1',
            type: 'experience',
            title: 'Side work',
          },
          { ...section5({ content: '<p>Raised by potters.</p>' }), id: 'k2', type: 'summary', title: 'Story' },
          {
            ...section5({ language: 'Sami', fluency: '', level: 2 }),
            id: 'k3',
            type: 'languages',
            title: 'More',
            hidden: true,
          },
        ],
      } as unknown as JsonObject),
    );
    expect(document.sections.map(({ heading }) => heading)).toEqual(['', '', 'Side work', 'Story', 'More']);
    const [side, story, more] = document.sections.slice(2);
    expect(side && entriesOf(side)).toMatchObject([
      { title: 'Stall', organization: 'Night Market', startDate: '2022', notes: 'Sold jugs.' },
    ]);
    expect(story && entriesOf(story)).toMatchObject([{ title: '', notes: 'Raised by potters.' }]);
    expect(more).toMatchObject({ isHidden: true, entries: [{ title: 'Sami', detail: '2/5' }] });
  });

  it('names a custom section without a title after its type', async () => {
    const custom = { ...section5({ company: 'Kiln Oy', position: 'Potter' }), id: 'k1', type: 'experience' };
    const { document } = await read({ ...version5({}), customSections: [custom] });
    expect(document.sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['summary', ''],
      ['custom', 'Experience'],
    ]);
  });

  it('lists a cover letter and private notes, which are no part of the résumé', async () => {
    const letter = {
      ...section5({ recipient: '<p>Kiln Oy</p>', content: '<p>Dear team,</p><p>Hire me.</p>' }),
      type: 'cover-letter',
    };
    const { document, unplaced } = await read(
      version5({}, { customSections: [letter], metadata: { notes: '<p>Ask Otso</p>' } } as unknown as JsonObject),
    );
    expect(document.sections.map(({ kind }) => kind)).toEqual(['summary']);
    expect(unplaced).toEqual(['Recipient: Kiln Oy', 'Content: Dear team,', 'Content: Hire me.', 'Notes: Ask Otso']);
  });

  it('turns profiles and custom fields with an address into links, and lists the others', async () => {
    const profile = (network: string, username: string, url: string, hidden = false) => ({
      hidden,
      network,
      username,
      website: { ...website, url },
    });
    const { document, unplaced } = await read({
      ...version5({
        profiles: section5(
          profile('LinkedIn', 'example-ida', 'https://www.linkedin.com/in/example-ida'),
          profile('GitHub', 'example-ida', ''),
          profile('Clayspace', 'ida', ''),
          profile('X', 'example-ida', '', true),
        ),
      }),
      basics: {
        name: 'Ida Vale',
        website: { url: 'vale.example', label: 'Portfolio' },
        customFields: [
          { id: 'c1', icon: 'car', text: 'Driving license B', link: '' },
          { id: 'c2', icon: 'book', text: 'Blog', link: 'https://blog.vale.example' },
        ],
      },
    });
    expect(document.links).toEqual([
      { label: 'Portfolio', url: 'https://vale.example/' },
      { label: 'LinkedIn', url: 'https://www.linkedin.com/in/example-ida' },
      { label: 'GitHub', url: 'https://github.com/example-ida' },
      { label: 'Blog', url: 'https://blog.vale.example' },
    ]);
    expect(unplaced).toEqual(['Clayspace: ida', 'X: example-ida', 'Driving license B']);
  });

  it('follows the order and the language of the pages', async () => {
    const metadata = {
      page: { locale: 'fi-FI' },
      layout: {
        sidebarWidth: 30,
        pages: [{ fullWidth: false, main: ['skills', 'k1', 'summary'], sidebar: ['awards'] }],
      },
    };
    const custom = { ...section5({ name: 'Clay club' }), id: 'k1', type: 'projects', title: 'Clubs' };
    const { document } = await read(
      version5(
        {
          interests: section5({ name: 'Rowing' }),
          awards: section5({ title: 'Golden Jug' }),
          skills: { ...section5({ name: 'Raku' }), title: 'Osaaminen' },
        },
        { metadata, customSections: [custom] } as unknown as JsonObject,
      ),
    );
    expect(document.sections.map(({ kind }) => kind)).toEqual(['skills', 'custom', 'summary', 'awards', 'interests']);
    expect(document.sections[0]?.heading).toBe('');
    expect(document.design.language).toBe('fi');
  });

  it('is read within the answer of its API, too', async () => {
    const { document } = await read({ id: '1', name: 'Mine', data: version5({ skills: section5({ name: 'Raku' }) }) });
    expect(document.name).toBe('Ida Vale');
  });
});

describe('an export of Reactive Resume 4', () => {
  it('reads its names of fields', async () => {
    const url = { label: '', href: '' };
    const section4 = (name: string, ...items: readonly unknown[]) => ({
      name,
      columns: 1,
      separateLinks: true,
      visible: true,
      id: 'x',
      items,
    });
    const { document, unplaced } = await read({
      basics: {
        name: 'Ida Vale',
        url: { label: 'Me', href: 'https://vale.example' },
        customFields: [{ id: 'c', icon: 'cake', name: 'Born', value: '1990' }],
        picture: { url: '', size: 64, effects: { hidden: false } },
      },
      sections: {
        summary: { name: 'Summary', visible: false, id: 'summary', content: '<p>Throws clay.</p>' },
        experience: section4('Experience', {
          id: 'a',
          visible: false,
          company: 'Kiln Oy',
          position: 'Potter',
          location: 'Turku',
          date: 'August 2020 to Present',
          summary: '<p>Led</p>',
          url,
        }),
        education: section4('Education', {
          visible: true,
          institution: 'Clay School',
          studyType: 'BA',
          area: 'Ceramics',
          score: '4',
          date: '2018',
          summary: '',
          url,
        }),
        skills: section4('Skills', {
          visible: true,
          name: 'Raku',
          description: 'Advanced',
          level: 3,
          keywords: ['Gas'],
        }),
        languages: section4('Languages', { visible: true, name: 'Finnish', description: '', level: 5 }),
        projects: section4('Projects', {
          visible: true,
          name: 'Kiln log',
          description: 'An app',
          summary: '<p>For kilns.</p>',
          date: '',
          keywords: [],
          url,
        }),
        references: section4('References', {
          visible: true,
          name: 'Otso Berg',
          description: 'Owner',
          summary: '',
          url,
        }),
        custom: {
          abc: section4('Fairs', {
            visible: true,
            name: 'Jug fair',
            description: 'Guest',
            date: '2021 - 2022',
            location: 'Oslo',
            summary: '',
            keywords: [],
            url,
          }),
        },
      },
      metadata: {
        layout: [
          [
            ['custom.abc', 'experience'],
            ['summary', 'skills'],
          ],
        ],
        notes: '',
      },
    });
    expect(document.links).toEqual([{ label: 'Me', url: 'https://vale.example' }]);
    expect(document.sections.map(({ kind, heading }) => heading || kind)).toEqual([
      'Fairs',
      'experience',
      'summary',
      'skills',
      'education',
      'languages',
      'projects',
      'references',
    ]);
    expect(document.sections.find(({ kind }) => kind === 'summary')?.isHidden).toBe(true);
    expect(sectionOf(document.sections, 'custom')).toMatchObject([
      { title: 'Jug fair', startDate: '2021', endDate: '2022', location: 'Oslo', notes: 'Guest' },
    ]);
    expect(sectionOf(document.sections, 'experience')).toMatchObject([
      { companyName: 'Kiln Oy', startDate: '2020-08', endDate: 'present', notes: 'Led', isHidden: true },
    ]);
    expect(sectionOf(document.sections, 'education')).toMatchObject([
      { institutionName: 'Clay School', degree: 'BA', endDate: '2018', gpa: '4' },
    ]);
    expect(sectionOf(document.sections, 'skills')).toMatchObject([
      { skillName: 'Raku', level: 'Advanced', keywords: ['Gas'] },
    ]);
    expect(sectionOf(document.sections, 'languages')).toMatchObject([{ title: 'Finnish', detail: '5/5' }]);
    expect(sectionOf(document.sections, 'projects')).toMatchObject([
      { title: 'Kiln log', notes: 'An app\nFor kilns.' },
    ]);
    expect(sectionOf(document.sections, 'references')).toMatchObject([{ title: 'Otso Berg', notes: 'Owner' }]);
    expect(unplaced).toEqual(['Born: 1990']);
  });
});

describe('an export of Reactive Resume 3', () => {
  const section3 = (name: string, type: string, ...items: readonly unknown[]) => ({
    name,
    type,
    columns: 1,
    visible: true,
    items,
  });
  const version3 = (sections: Readonly<Record<string, unknown>>) => ({
    id: 7,
    basics: {
      name: 'Ida Vale',
      birthdate: '1990-05-02',
      summary: 'Throws **clay**.',
      website: 'vale.example',
      location: { address: 'Kiln Road 1', city: 'Turku', region: '', country: 'Finland', postalCode: '20100' },
      profiles: [{ id: 'p', url: 'https://github.com/example-ida', network: 'GitHub', username: 'example-ida' }],
      photo: { url: '', visible: true, filters: { shape: 'circle', size: 128 } },
    },
    sections,
  });

  it('reads its fields and its Markdown', async () => {
    const date = { start: '2015-09-01', end: '' };
    const { document, unplaced } = await read(
      version3({
        work: section3('Work Experience', 'basic', {
          name: 'Kiln Oy',
          position: 'Potter',
          date,
          url: '',
          summary: '- Gas **kiln**\n- Wood kiln',
        }),
        education: section3('Education', 'basic', {
          institution: 'Clay School',
          degree: 'BA',
          area: 'Ceramics',
          courses: ['Glaze', 'Form'],
          date: { start: '2010', end: '2014' },
        }),
        skills: section3(
          'Skills',
          'basic',
          { name: 'Raku', level: 'Novice', levelNum: 8, keywords: ['Gas', null] },
          { name: 'Slip', level: '', levelNum: 6 },
        ),
        languages: section3('Languages', 'basic', { name: 'Finnish', level: 'Native', levelNum: 10 }),
        references: section3('References', 'basic', {
          name: 'Otso Berg',
          relationship: 'Owner',
          email: 'otso@berg.example',
        }),
        '8a1': section3('Fairs', 'custom', {
          title: 'Jug fair',
          subtitle: 'Guest',
          date: { start: '2021-05', end: '2021-06' },
          level: '',
          levelNum: 0,
        }),
      }),
    );
    expect(document).toMatchObject({ summary: 'Throws **clay**.', location: 'Kiln Road 1, 20100 Turku, Finland' });
    expect(document.links).toEqual([
      { label: '', url: 'https://vale.example/' },
      { label: 'GitHub', url: 'https://github.com/example-ida' },
    ]);
    expect(sectionOf(document.sections, 'experience')).toMatchObject([
      {
        companyName: 'Kiln Oy',
        title: 'Potter',
        startDate: '2015-09-01',
        endDate: 'present',
        notes: '- Gas **kiln**\n- Wood kiln',
      },
    ]);
    expect(sectionOf(document.sections, 'education')).toMatchObject([
      { startDate: '2010', endDate: '2014', notes: '- Glaze\n- Form' },
    ]);
    expect(sectionOf(document.sections, 'skills')).toMatchObject([
      { level: 'Novice', keywords: ['Gas'] },
      { level: '6/10' },
    ]);
    expect(sectionOf(document.sections, 'languages')).toMatchObject([{ title: 'Finnish', detail: 'Native' }]);
    expect(sectionOf(document.sections, 'custom')).toMatchObject([
      { title: 'Jug fair', detail: 'Guest', startDate: '2021-05', endDate: '2021-06' },
    ]);
    expect(unplaced).toEqual(['Birthdate: 1990-05-02', 'Email: otso@berg.example']);
  });

  it('reads a timestamp as its day or month, and lists one that may be in either of two months', async () => {
    const award = (title: string, date: string) => ({ title, awarder: 'Guild', date });
    const { document, unplaced } = await read(
      version3({
        awards: section3(
          'Awards',
          'basic',
          award('Jug', '2018-03-12T00:00:00.000Z'),
          award('Bowl', '2018-03-12T23:00:00.000Z'),
          award('Cup', '2018-03-31T22:00:00.000Z'),
        ),
      }),
    );
    expect(sectionOf(document.sections, 'awards')).toMatchObject([
      { startDate: '2018-03-12' },
      { startDate: '2018-03' },
      { startDate: '' },
    ]);
    expect(unplaced).toContain('Date: 2018-03-31T22:00:00.000Z');
  });
});

describe('an odd export of Reactive Resume', () => {
  it('lists every text that found no field', async () => {
    const { document, unplaced } = await read({
      ...version5({
        skills: {
          ...section5(
            { name: 'Raku', proficiency: ['a', 'b'], keywords: 'Gas', mood: 'calm', level: 80, isRemote: true },
            'Bare',
            7,
          ),
          footNote: 'x',
        },
        awards: 'Golden Jug',
        experience: section5({
          company: 'Kiln Oy',
          website: { url: 'kiln.example', label: 'Our kilns' },
          period: '2021 (part-time)',
        }),
      }),
      basics: { name: 42, headline: { text: 'Potter' }, age: 36 },
    });
    expect(document).toMatchObject({ name: '42', headline: '' });
    expect(sectionOf(document.sections, 'skills')).toMatchObject([{ skillName: 'Raku', level: '', keywords: ['Gas'] }]);
    expect(sectionOf(document.sections, 'experience')).toMatchObject([{ companyName: 'Kiln Oy', endDate: '' }]);
    expect(unplaced).toEqual([
      'Headline: Potter',
      'Age: 36',
      'Items: Bare',
      'Items: 7',
      'Foot note: x',
      'Proficiency: a',
      'Proficiency: b',
      'Mood: calm',
      'Level: 80',
      'Is remote: true',
      'Golden Jug',
      'Website: Our kilns',
      'Period: 2021 (part-time)',
    ]);
  });

  it('reads words instead of a date as they are', async () => {
    const { document } = await read(version5({ experience: section5({ company: 'Kiln Oy', period: 'every summer' }) }));
    expect(sectionOf(document.sections, 'experience')).toMatchObject([{ startDate: '', endDate: 'every summer' }]);
  });

  it('has each kind of section once', async () => {
    const { document } = await read(
      version5({ work: section5({ company: 'Kiln Oy' }), experience: section5({ company: 'Clay Oy' }) }),
    );
    expect(document.sections.map(({ kind }) => kind)).toEqual(['summary', 'experience', 'custom']);
    expect(sectionOf(document.sections, 'custom')).toMatchObject([{ organization: 'Clay Oy' }]);
  });

  it('is refused when it is nested too deep or far too long', async () => {
    const deep = `{"basics":{"name":"Ida"},"sections":{"skills":{"items":${'['.repeat(5000)}${']'.repeat(5000)}}}}`;
    const reading = readContent({ kind: 'text', bytes: new TextEncoder().encode(deep) });
    await expect(reading).rejects.toMatchObject({ problem: 'too-long' });
    const long = version5({ skills: section5({ name: 'x'.repeat(400_000) }) });
    await expect(read(long)).rejects.toMatchObject({ problem: 'too-long' });
  });

  it('reads a picture of any size within it', async () => {
    const value = version5({}, { picture: { url: `data:image/png;base64,${'A'.repeat(400_000)}` } });
    expect((await read(value)).document.name).toBe('Ida Vale');
  });
});
