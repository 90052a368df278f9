import { entriesOf, type SectionKind } from '@keepmark/resume-document';
import { slotsOf } from '@keepmark/resume-document/entry-slots';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { plainText } from '@keepmark/resume-document/rich-text';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeKind, deleteEntry } from './change-entry';
import { documentOf } from './draft-document';
import { draftOf, headSlots, type ImportDraft, linesOf } from './import-draft';
import { joinEntries } from './join-entries';
import { type LineTarget, moveLine } from './move-line';
import { splitEntry } from './split-entry';

const kinds = ['experience', 'education', 'skills', 'projects', 'custom'] as const;

/** A repair of any kind, by numbers that pick a line, an entry and a target of what is there. */
const anyRepair = fc.record({
  what: fc.constantFrom('move', 'move', 'join', 'split', 'delete', 'kind'),
  line: fc.nat(),
  entry: fc.nat(),
  slot: fc.nat(),
  to: fc.constantFrom('unplaced', 'head', 'entry', 'section', 'kind'),
});
type Repair = typeof anyRepair extends fc.Arbitrary<infer Value> ? Value : never;

function repaired(draft: ImportDraft, { what, line, entry, slot, to }: Repair): ImportDraft {
  const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];
  const entries = draft.sections.flatMap((section) => section.entries.map(({ id }) => ({ id, section })));
  const found = pick(entries, entry);
  const kind = pick(kinds, slot)!;
  const lineId = pick(linesOf(draft), line)?.id ?? '';
  if (what === 'move') return moveLine(draft, lineId, targetOf());
  if (!found) return draft;
  if (what === 'join') return joinEntries(draft, found.id);
  if (what === 'delete') return deleteEntry(draft, found.id);
  if (what === 'kind') return changeKind(draft, found.id, kind);
  const own = draft.sections.flatMap((section) => section.entries).find(({ id }) => id === found.id)!;
  const ownLines = Object.values(own.slots).flatMap(({ lines }) => lines);
  return splitEntry(draft, found.id, pick(ownLines, line)?.id ?? '');

  function targetOf(): LineTarget {
    if (to === 'head') return { to, slot: pick(headSlots, slot)! };
    if (to === 'kind') return { to, kind };
    if (to === 'section') return { to, sectionId: pick(draft.sections, slot)?.id ?? '' };
    if (to === 'entry' && found) return { to, entryId: found.id, slot: pick(slotsOf(found.section.kind), slot)! };
    return { to: 'unplaced' };
  }
}

// Without case: an address writes its host in small letters.
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

describe('any repairs', () => {
  it('lose no line, double none, and save the text of each', () => {
    fc.assert(
      fc.property(
        anyResume,
        fc.array(fc.string()),
        fc.array(anyRepair, { maxLength: 12 }),
        (document, unplaced, repairs) => {
          const before = draftOf({ document, unplaced, notices: [] });
          const after = repairs.reduce(repaired, before);
          const ids = (draft: ImportDraft) =>
            linesOf(draft)
              .map(({ id }) => id)
              .toSorted();
          expect(ids(after)).toEqual(ids(before));
          expect(new Set(ids(after)).size).toBe(ids(after).length);
          const saved = documentOf(after);
          const texts = letters(
            [saved.name, saved.headline, saved.email, saved.phone, saved.location, plainText(saved.summary)]
              .concat(saved.links.flatMap(({ label, url }) => [label, url]))
              .concat(
                saved.sections.flatMap((section) =>
                  entriesOf(section).flatMap((entry) =>
                    Object.entries(entry).flatMap(([field, value]: [string, unknown]) =>
                      field === 'extras'
                        ? []
                        : field === 'notes'
                          ? plainText(String(value))
                          : Array.isArray(value)
                            ? value.join(' ')
                            : String(value),
                    ),
                  ),
                ),
              )
              .join('\n'),
          );
          const outside = new Set([...after.unplaced, ...after.understood].map(({ id }) => id));
          // Dates are read, so that their text may be another one.
          const dated = new Set(
            after.sections
              .flatMap(({ entries }) => entries.flatMap(({ slots }) => slots.dates?.lines ?? []))
              .map(({ id }) => id),
          );
          const placed = linesOf(after).filter(({ id }) => !outside.has(id) && !dated.has(id));
          for (const line of placed) expect(texts).toContain(letters(line.text));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leave entries with the fields of their kind and no others', () => {
    fc.assert(
      fc.property(anyResume, fc.array(anyRepair, { maxLength: 8 }), (document, repairs) => {
        const saved = documentOf(repairs.reduce(repaired, draftOf({ document, unplaced: ['a b'], notices: [] })));
        const fields = (kind: SectionKind) => (slotsOf(kind).length === 0 ? [] : Object.keys(blankOf(kind)).toSorted());
        for (const section of saved.sections)
          for (const entry of entriesOf(section)) expect(Object.keys(entry).toSorted()).toEqual(fields(section.kind));
        expect(new Set(saved.sections.map(({ id }) => id)).size).toBe(saved.sections.length);
      }),
      { numRuns: 200 },
    );
  });
});

function blankOf(kind: SectionKind): object {
  const draft = draftOf({ document: blankDocument({ sections: [] }), unplaced: ['x'], notices: [] });
  const moved = moveLine(draft, draft.unplaced[0]!.id, { to: 'kind', kind: kind as 'custom' });
  return documentOf(moved).sections.flatMap(entriesOf)[0]!;
}
