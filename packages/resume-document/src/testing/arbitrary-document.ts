import * as fc from 'fast-check';
import { blankDocument, newEducation, newExperience, newFurtherEntry, newSkill, blankLetter } from '../new-document';
import { dateFormats, defaultDesign, fontIds, papers, resumeLanguages, templateIds } from '../resume-design';
import {
  type FurtherKind,
  type LetterDocument,
  type ResumeDocument,
  type ResumeSection,
  type SectionKind,
  sectionKinds,
} from '../resume-document';

const text = fc.oneof(
  fc.constantFrom('', 'Łódź', 'Đặng', '山田', '- Led **six** people', 'a\nb', '<b>&amp;</b>', ' spaces '),
  fc.string({ maxLength: 12 }),
);
const date = fc.constantFrom('', '2020', '2020-01', '2020-01-31', 'present', 'Summer 2019');
const extras = fc.oneof(
  fc.constant({}),
  fc.dictionary(
    fc.string({ minLength: 1, maxLength: 5 }).filter((key) => key !== '__proto__'),
    fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value)) as never),
    { maxKeys: 2 },
  ),
);
const base = { isHidden: fc.boolean(), extras };
const place = { startDate: date, endDate: date, url: text, notes: text };

const experience = fc.record({
  ...base,
  ...place,
  companyName: text,
  title: text,
  city: text,
  state: text,
  country: text,
});
const education = fc.record({
  ...base,
  ...place,
  institutionName: text,
  degree: text,
  major: text,
  gpa: text,
  city: text,
  state: text,
});
const skill = fc.record({ ...base, skillName: text, level: text, keywords: fc.array(text, { maxLength: 3 }) });
const further = fc.record({
  ...base,
  ...place,
  title: text,
  organization: text,
  detail: text,
  location: text,
  keywords: fc.array(text, { maxLength: 3 }),
});

const few = <Value, Entry>(values: fc.Arbitrary<Value>, make: (value: Value) => Entry) =>
  fc.array(values, { maxLength: 4 }).map((list) => list.map(make));

function sectionOf(kind: SectionKind, number: number): fc.Arbitrary<ResumeSection> {
  const id = kind === 'custom' ? `custom:${number}` : kind;
  const section = { id: fc.constant(id), heading: text, isHidden: fc.boolean() };
  if (kind === 'summary') return fc.record({ ...section, kind: fc.constant(kind) });
  if (kind === 'experience')
    return fc.record({ ...section, kind: fc.constant(kind), entries: few(experience, newExperience) });
  if (kind === 'education')
    return fc.record({ ...section, kind: fc.constant(kind), entries: few(education, newEducation) });
  if (kind === 'skills') return fc.record({ ...section, kind: fc.constant(kind), entries: few(skill, newSkill) });
  return fc.record({
    ...section,
    kind: fc.constant<FurtherKind>(kind),
    entries: few(further, newFurtherEntry),
  });
}

/** Each kind at most once, a custom section up to twice, in any order. */
const sections = fc
  .shuffledSubarray([...sectionKinds, 'custom' as const])
  .chain((kinds) => fc.tuple(...kinds.map(sectionOf)));

const design = fc.record({
  template: fc.constantFrom(...templateIds),
  color: fc.constantFrom('#1a5fb4', '#000000'),
  font: fc.constantFrom(...fontIds),
  fontSizePt: fc.constantFrom(9, 10.5, 12),
  lineHeight: fc.constantFrom(1.1, 1.3),
  marginMm: fc.integer({ min: 8, max: 32 }),
  paper: fc.constantFrom(...papers),
  dateFormat: fc.constantFrom(...dateFormats),
  language: fc.constantFrom(...resumeLanguages),
  pageBreaksBefore: fc.shuffledSubarray(['experience', 'skills', 'custom:1']),
});

const links = fc.array(fc.record({ label: text, url: text }), { maxLength: 2 });
const contact = { name: text, headline: text, phone: text, email: text, location: text, links, photoId: text };

/** Any résumé, with new ids for its entries. */
export const anyResume: fc.Arbitrary<ResumeDocument> = fc
  .record({ title: text, ...contact, summary: text, sections, design, extras })
  .map((values) => blankDocument(values));

/** Any letter. */
export const anyLetter: fc.Arbitrary<LetterDocument> = fc
  .record({
    title: text,
    sender: fc.record(contact),
    recipientName: text,
    recipientTitle: text,
    companyName: text,
    address: text,
    date,
    subject: text,
    salutation: text,
    body: text,
    closing: text,
    design: fc.oneof(fc.constant(defaultDesign), design),
  })
  .map((values) => blankLetter(values));
