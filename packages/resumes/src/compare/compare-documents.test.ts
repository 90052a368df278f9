import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blankDocument,
  newExperience,
  newFurtherEntry,
  newSection,
  withNewIds,
} from '@keepmark/resume-document/new-document';
import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { applyChange, applyChanges } from './change';
import { compareDocuments } from './compare-documents';
import { entryFields, fieldOf, headFields, sectionFields } from './compared-fields';

const baker = newExperience({
  title: 'Baker',
  companyName: 'Bluebird Bakery',
  notes: '- Baked bread\n- Led two people',
});
const cook = newExperience({ title: 'Cook', companyName: 'Harbor Diner', notes: '- Cooked for 200 guests' });
const waiter = newExperience({ title: 'Waiter', companyName: 'Cedar Café' });

const resume = (entries: readonly (typeof baker)[], values: Partial<ResumeDocument> = {}): ResumeDocument =>
  blankDocument({
    sections: [{ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries }],
    ...values,
  });

const told = (left: ResumeDocument, right: ResumeDocument) =>
  compareDocuments(left, right).map(({ kind, entry, field, left: one, right: other }) => [
    kind,
    entry,
    field,
    one,
    other,
  ]);

/** What is compared: everything except ids. */
const compared = (document: ResumeDocument): unknown => [
  headFields.map(({ field }) => fieldOf(document, field)),
  document.sections.map((section) => [
    section.kind,
    sectionFields.map(({ field }) => fieldOf(section, field)),
    section.kind === 'summary'
      ? []
      : section.entries.map((entry) => entryFields(section.kind).map(({ field }) => fieldOf(entry, field))),
  ]),
];

describe('compareDocuments', () => {
  test('finds nothing between a résumé and its copy', () => {
    const document = resume([baker, cook], { summary: 'A baker.' });
    expect(compareDocuments(document, withNewIds(document))).toEqual([]);
  });

  test('finds what changed, line by line', () => {
    const changed = { ...baker, title: 'Head baker', notes: '- Baked bread\n- Led six people' };
    expect(told(resume([baker]), withNewIds(resume([changed])))).toEqual([
      ['changed', 'Head baker, Bluebird Bakery', 'Job title', 'Baker', 'Head baker'],
      ['changed', 'Head baker, Bluebird Bakery', 'Description', '- Led two people', '- Led six people'],
    ]);
  });

  test('finds what was added, removed and moved', () => {
    expect(told(resume([baker, cook]), withNewIds(resume([waiter, cook, baker])))).toEqual([
      ['added', 'Waiter, Cedar Café', '', '', 'Waiter\nCedar Café'],
      ['moved', 'Baker, Bluebird Bakery', '', 'Position 1', 'Position 3'],
    ]);
    expect(told(resume([baker, cook]), resume([cook]))).toEqual([
      ['removed', 'Baker, Bluebird Bakery', '', 'Baker\nBluebird Bakery\n- Baked bread\n- Led two people', ''],
    ]);
  });

  test('pairs entries of unrelated résumés by their words', () => {
    const { title, companyName, notes } = baker;
    const again = newExperience({ title, companyName, notes: `${notes} and more` });
    expect(told(resume([baker]), resume([cook, again])).map(([kind]) => kind)).toEqual(['changed', 'added']);
  });

  test('pairs a custom section with its copy even if the heading differs', () => {
    const patents: ResumeSection = {
      ...newSection('custom', 'Patents'),
      entries: [newFurtherEntry({ title: 'Oven' })],
    };
    const left = blankDocument({ sections: [patents] });
    const right = withNewIds(blankDocument({ sections: [{ ...patents, heading: 'My patents' }] }));
    expect(told(left, right)).toEqual([['changed', '', 'Heading', 'Patents', 'My patents']]);
  });

  test('applies one change to either side and leaves the others', () => {
    const left = resume([baker], { name: 'Ann' });
    const right = withNewIds(resume([{ ...baker, title: 'Head baker', city: 'Oslo' }], { name: 'Ann Lee' }));
    const [name, title] = compareDocuments(left, right);
    const leftAfter = applyChange(left, title!.intoLeft);
    expect(compareDocuments(leftAfter, right).map(({ field }) => field)).toEqual(['Name', 'City']);
    const rightAfter = applyChange(right, name!.intoRight);
    expect(rightAfter.name).toBe('Ann');
    expect(compareDocuments(left, rightAfter).map(({ field }) => field)).toEqual(['Job title', 'City']);
  });
});

/** A version of a résumé: a copy with other entries, order and fields taken from another one. */
const versions = fc
  .tuple(anyResume, anyResume, fc.boolean(), fc.integer({ min: 0, max: 5 }))
  .map(([base, other, isCopy, turn]): readonly [ResumeDocument, ResumeDocument] => {
    if (!isCopy) return [base, other];
    const copy = withNewIds(base);
    const sections = copy.sections.map((section): ResumeSection => {
      const source = other.sections.find(({ kind }) => kind === section.kind);
      if (section.kind !== 'experience' || source?.kind !== 'experience') return section;
      const [first, ...rest] = section.entries;
      const entries = first
        ? [...rest, { ...first, notes: `${first.notes}\nmore` }, ...source.entries]
        : source.entries;
      return { ...section, entries: [...entries.slice(turn), ...entries.slice(0, turn)] };
    });
    return [base, { ...copy, sections: [...sections.slice(turn), ...sections.slice(0, turn)], name: other.name }];
  });

test('applying all changes to one side makes both equal', () => {
  fc.assert(
    fc.property(versions, ([left, right]) => {
      const differences = compareDocuments(left, right);
      const intoLeft = applyChanges(
        left,
        differences.map((difference) => difference.intoLeft),
      );
      expect(compared(intoLeft)).toEqual(compared(right));
      expect(compareDocuments(intoLeft, right)).toEqual([]);
      expect({ ...intoLeft, sections: [] }).toMatchObject({
        title: left.title,
        design: left.design,
        photoId: left.photoId,
      });
      // Moves come last, so that removed entries return to their old places first.
      let document = right;
      for (let rounds = 0; rounds < 200; rounds += 1) {
        const [first] = compareDocuments(left, document);
        if (!first) break;
        document = applyChange(document, first.intoRight);
      }
      expect(compared(document)).toEqual(compared(left));
    }),
    { numRuns: 60 },
  );
});

test('an added entry gets its own id, and keeps its origin', () => {
  const [added] = compareDocuments(resume([]), resume([baker]));
  const { sections } = applyChange(resume([]), added!.intoLeft);
  const [section] = sections;
  const entries = section?.kind === 'experience' ? section.entries : [];
  expect(entries.map(({ originId }) => originId)).toEqual([baker.id]);
  expect(entries[0]?.id).not.toBe(baker.id);
});
