import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankDocument, newExperience, newFurtherEntry, newSkill } from '../new-document';
import { defaultDesign, fontIds, templateIds } from '../resume-design';
import { type JsonObject, type ResumeDocument, type ResumeSection, entriesOf } from '../resume-document';
import { readJsonResume } from './read-json-resume';
import { writeJsonResume } from './write-json-resume';

const read = (value: unknown) => readJsonResume(JSON.stringify(value)).document;
const written = (document: ResumeDocument) => JSON.parse(writeJsonResume(document)) as JsonObject;
const roundTrip = (value: unknown) => written(read(value));

const full = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ana Díaz',
    label: 'Nurse',
    picture: '',
    email: 'ana@example.com',
    url: 'ana.example.com',
    location: { address: '1 Main St', postalCode: '78701', city: 'Austin', region: 'Texas', countryCode: 'US' },
    profiles: [
      { network: 'GitHub', username: 'ana' },
      { network: 'X', username: 'ana', url: 'https://x.com/ana', since: 2019 },
    ],
  },
  work: [
    {
      company: 'Mercy',
      position: 'RN',
      startDate: '2020-01',
      endDate: null,
      highlights: ['Led a team', ' spaced '],
      website: 'mercy.example',
    },
    { name: 'Clinic', location: 'Austin, TX', startDate: '2018', endDate: '2019', summary: 'Outpatient', remote: true },
  ],
  education: [{ institution: 'UT', area: 'Nursing', studyType: 'BS', gpa: 3.9, courses: ['Anatomy'] }],
  skills: ['Triage', { name: 'Charting', level: 'Master', keywords: ['Epic'] }],
  languages: [],
  interests: null,
  certificates: [{ name: 'ACLS', issuer: 'AHA', date: '2021-05-01', url: '' }],
  hobbies: [{ name: 'Chess' }],
  meta: { version: 'v1.0.0' },
};

describe('reading JSON Resume', () => {
  it('accepts null end dates, old field names, and URLs without a scheme', () => {
    const document = read(full);
    expect(document).toMatchObject({ name: 'Ana Díaz', headline: 'Nurse', location: 'Austin, Texas' });
    expect(document.links).toEqual([
      { label: '', url: 'https://ana.example.com/' },
      { label: 'GitHub', url: 'https://github.com/ana' },
      { label: 'X', url: 'https://x.com/ana' },
    ]);
    const [first, second] = document.sections.find(({ kind }) => kind === 'experience')?.['entries' as never] ?? [];
    expect(first).toMatchObject({
      companyName: 'Mercy',
      endDate: 'present',
      url: 'https://mercy.example/',
      notes: '- Led a team\n- spaced',
    });
    expect(second).toMatchObject({ city: 'Austin', state: 'TX', notes: 'Outpatient', extras: { remote: true } });
  });

  it("keeps fields that we don't have, and writes them back", () => {
    expect(roundTrip(full)).toEqual(full);
  });

  it('writes a changed field and keeps the rest of its entry', () => {
    const document = read(full);
    const sections = document.sections.map((section) =>
      section.kind === 'experience'
        ? {
            ...section,
            entries: section.entries.map((entry, at) => (at === 0 ? { ...entry, endDate: '2024-03' } : entry)),
          }
        : section,
    );
    const work = written({ ...document, sections })['work'] as JsonObject[];
    expect(work[0]).toEqual({ ...full.work[0], endDate: '2024-03' });
  });

  it.each([
    ['no JSON', '{"basics":', 'damaged'],
    ['another JSON', '{"name":"keepmark","version":1}', 'isn’t a résumé'],
    ['a list', '[1,2]', 'isn’t a résumé'],
  ])('reports %s', (_, text, words) => {
    expect(() => readJsonResume(text)).toThrow(words);
  });
});

const key = fc.oneof(
  fc.constantFrom(
    'name',
    'position',
    'url',
    'website',
    'startDate',
    'endDate',
    'summary',
    'highlights',
    'courses',
    'keywords',
    'location',
    'gpa',
    '__proto__',
    'network',
  ),
  fc.string({ maxLength: 4 }),
);
const leaf = fc.oneof(
  fc.constantFrom('', ' ', '- a', '2020-01', '2020-01-01T00:00:00', 'Present', 'example.com', 'a, b, c', 'line\nline'),
  fc.string({ maxLength: 8 }),
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const item = fc.oneof({ weight: 6, arbitrary: fc.dictionary(key, json, { maxKeys: 6, noNullPrototype: true }) }, json);
const lists = [
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'languages',
  'interests',
  'references',
];
const resume = fc
  .record(
    {
      basics: fc.oneof(
        fc.dictionary(fc.oneof(key, fc.constantFrom('label', 'email', 'profiles')), json, { noNullPrototype: true }),
        json,
      ),
      ...Object.fromEntries(lists.map((name) => [name, fc.oneof(fc.array(item, { maxLength: 3 }), json)])),
      meta: json,
      hobbies: json,
    },
    { requiredKeys: ['basics'], noNullPrototype: true },
  )
  .map((value) => Object.assign(JSON.parse(JSON.stringify(value)) as object, { name: 'unknown here' }))
  .filter((value) => 'basics' in value && Boolean(value.basics));

describe('import, then export', () => {
  it('gives the same document for any file', () => {
    fc.assert(
      fc.property(resume, (value) => {
        expect(JSON.stringify(sorted(roundTrip(value)))).toBe(JSON.stringify(sorted(value)));
      }),
      { numRuns: 120 },
    );
  });
});

const date = fc.constantFrom('', '2020', '2020-05', '2020-05-17', 'Spring 2020');
const line = fc.constantFrom(
  '',
  'Plain',
  '- bullet',
  '**bold** text',
  String.raw`\- no bullet`,
  'two  spaces',
  'Ünïcode',
);
const notes = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'));
const word = fc.constantFrom('', 'a', 'B, C', 'D, E, F', '- g', 'present');
const bases = { isHidden: fc.boolean() };
const experience = fc
  .record({
    ...bases,
    companyName: word,
    title: word,
    startDate: date,
    endDate: fc.oneof(date, fc.constant('present')),
    city: word,
    state: word,
    country: word,
    url: fc.constantFrom('', 'https://a.example/x', 'no address'),
    notes,
  })
  .map((values) => newExperience(values));
const further = fc
  .record({
    ...bases,
    title: word,
    organization: word,
    detail: word,
    startDate: date,
    endDate: date,
    location: word,
    url: word,
    keywords: fc.array(word),
    notes,
  })
  .map((values) => newFurtherEntry(values));
const skill = fc
  .record({ ...bases, skillName: word, level: word, keywords: fc.array(word) })
  .map((values) => newSkill(values));
const section = <Entry>(kind: ResumeSection['kind'], entry: fc.Arbitrary<Entry>) =>
  fc.record({ heading: word, isHidden: fc.boolean(), entries: fc.array(entry, { maxLength: 3 }) }).map(
    (values) =>
      Object.assign(values, {
        id: kind === 'custom' ? `custom:${Math.random()}` : kind,
        kind,
      }) as unknown as ResumeSection,
  );
const ownDocument = fc
  .record({
    name: word,
    headline: word,
    phone: word,
    email: word,
    location: word,
    links: fc.array(fc.record({ label: word, url: fc.constantFrom('https://a.example/', 'https://b.example/y') })),
    summary: notes,
    photoId: fc.constantFrom('', 'photo1'),
    sections: fc.tuple(
      section('experience', experience),
      section('custom', further),
      section('projects', further),
      section('skills', skill),
      section('awards', further),
      section('custom', further),
      fc.constant<ResumeSection>({ id: 'summary', kind: 'summary', heading: '', isHidden: false }),
    ),
    template: fc.constantFrom(...templateIds),
    font: fc.constantFrom(...fontIds),
  })
  .map(({ template, font, ...values }) =>
    blankDocument({ ...values, title: '', design: { ...defaultDesign, template, font } }),
  );

describe('our own document', () => {
  it('keeps all its fields when hidden parts are exported, too', () => {
    fc.assert(
      fc.property(ownDocument, (document) => {
        const back = readJsonResume(writeJsonResume(document, { withHidden: true })).document;
        expect(content(back)).toEqual(content(document));
      }),
      { numRuns: 120 },
    );
  });

  it('leaves hidden entries out of the file', () => {
    const hidden = newExperience({ companyName: 'Secret', isHidden: true });
    const shown = newExperience({ companyName: 'Mercy' });
    const document = blankDocument({
      sections: [{ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries: [hidden, shown] }],
    });
    expect(writeJsonResume(document)).not.toContain('Secret');
    expect(writeJsonResume(document, { withHidden: true })).toContain('Secret');
  });

  it('keeps page breaks before entries, whose ids change', () => {
    const entries = [newExperience({ companyName: 'A' }), newExperience({ companyName: 'B' })] as const;
    const design = { ...defaultDesign, pageBreaksBefore: [entries[1].id] };
    const document = blankDocument({
      design,
      sections: [{ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries }],
    });
    const back = readJsonResume(writeJsonResume(document)).document;
    expect(back.design.pageBreaksBefore).toEqual([entriesOf(back.sections[0]!)[1]?.id]);
  });

  it('ignores values under our key that could break a page', () => {
    const document = read({
      basics: { name: 'A' },
      meta: {
        keepmark: { design: { fontSizePt: 900, template: 'evil' }, changes: [{ path: ['sections'], from: [], to: 7 }] },
      },
    });
    expect(document.design).toEqual(defaultDesign);
    expect(document.sections).toEqual([]);
  });
});

/** Regardless of key order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

/** Without ids, because an import creates new ones. */
const content = (document: ResumeDocument) =>
  JSON.parse(
    JSON.stringify(document, (name, value: unknown) =>
      name === 'id' || name === 'originId' || name === 'extras' ? undefined : value,
    ),
  ) as unknown;
