import { entriesOf, type ResumeDocument } from '@keepmark/resume-document';
import { slotsOf, slotText } from '@keepmark/resume-document/entry-slots';
import type { FileLine, HeadSlot, ReadSource, TracedSlot } from '@keepmark/resume-document/read-source';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { DateLines } from './date-lines';
import { FileText, type Span } from './file-text';
import { lettersOf } from './letters';
import {
  type Match,
  matchParts,
  type Near,
  nearest,
  piecesOf,
  searchedLetters,
  type TracedValue,
} from './traced-value';

type Traced = Pick<ReadSource, 'slots' | 'unplacedLines' | 'understood'>;

/**
 * Finds the lines that each value of a document was read from, by their letters: what is unique comes first, the rest is
 * looked for beside it. A value that the file has in another form, such as a list that was put in order, has no line.
 */
export function traceDocument(
  document: ResumeDocument,
  unplaced: readonly string[],
  lines: readonly FileLine[],
): Traced {
  const file = new FileText(lines);
  const values = valuesOf(document);
  const owners = new Map<string, Near>();
  const found = new Map<TracedValue, Match[]>();
  const note = (value: TracedValue, matches: Match[]) => {
    found.set(value, matches);
    for (const { span } of matches) owners.set(value.entryId, around(owners.get(value.entryId), span));
  };
  const sought = values.filter(({ slot }) => slot !== 'dates').map((value) => [value, searchedLetters(value)] as const);
  for (const [value, { text }] of sought) {
    const places = text.length < minUnique ? [] : file.places(text);
    const [only] = places;
    if (!only || places.length > 1) continue;
    file.take(only);
    note(value, [{ at: 0, span: only }]);
  }
  let above: Near = { from: 0, to: 0 };
  for (const [value, letters] of sought) {
    const near = owners.get(value.entryId) ?? { from: above.to, to: above.to };
    if (!found.has(value)) {
      const whole = nearest(
        file.places(letters.text).map((span) => ({ at: 0, span })),
        near,
      );
      if (whole) file.take(whole.span);
      note(value, whole ? [whole] : matchParts(letters, file, near));
    }
    above = owners.get(value.entryId) ?? above;
  }
  const dates = new DateLines(lines, file);
  const slots = values.map((value): TracedSlot => {
    const { entryId, slot } = value;
    if (slot === 'dates') {
      const piece = dates.take(value, owners.get(entryId) ?? above);
      return { entryId, slot, pieces: piece ? [piece] : piecesOf(value, lettersOf(value.text), [], file) };
    }
    return { entryId, slot, pieces: piecesOf(value, searchedLetters(value), found.get(value) ?? [], file) };
  });
  const unplacedLines = unplaced.map((text) => {
    const letters = lettersOf(text);
    const [place] = file.places(letters.text);
    const matches = place ? [{ at: 0, span: place }] : matchParts(letters, file, { from: 0, to: 0 });
    if (place) file.take(place);
    const [first] = matches;
    return first && file.lineAt(first.span.from);
  });
  return { slots: joinedSlots(slots), unplacedLines, understood: file.untouched() };
}

/** Letters of a value that is looked for first if the file has it once. */
const minUnique = 8;

const around = (near: Near | undefined, { from, to }: Span): Near =>
  near ? { from: Math.min(near.from, from), to: Math.max(near.to, to) } : { from, to };

/** Every text of a document in its order; paragraphs and bullets one by one. */
function valuesOf(document: ResumeDocument): TracedValue[] {
  const value = (entryId: string, slot: TracedValue['slot'], text: string): TracedValue[] =>
    text.trim() === '' ? [] : [{ entryId, slot, text, isBullet: false }];
  const rich = (entryId: string, slot: TracedValue['slot'], text: string): TracedValue[] =>
    parseRichText(text).map(({ kind, runs }) => ({
      entryId,
      slot,
      text: runs.map((run) => run.text).join(''),
      runs,
      isBullet: kind === 'bullet',
    }));
  const head = (['name', 'headline', 'email', 'phone', 'location'] as const satisfies HeadSlot[]).flatMap((slot) =>
    value('', slot, document[slot]),
  );
  return [
    ...head,
    ...document.links.flatMap(({ label, url }) => value('', 'links', label.trim() === '' ? url : label)),
    ...rich('', 'summary', document.summary),
    ...document.sections.flatMap((section) =>
      entriesOf(section).flatMap((entry) =>
        slotsOf(section.kind).flatMap((slot) => {
          const text = slotText(section.kind, entry, slot);
          return slot === 'notes' ? rich(entry.id, slot, text) : value(entry.id, slot, text);
        }),
      ),
    ),
  ];
}

/** Paragraphs and bullets of one field together. Links stay apart. */
function joinedSlots(slots: readonly TracedSlot[]): TracedSlot[] {
  const joined: TracedSlot[] = [];
  for (const slot of slots) {
    const last = joined.at(-1);
    const isSame = last?.entryId === slot.entryId && last.slot === slot.slot && slot.slot !== 'links';
    if (last && isSame) joined[joined.length - 1] = { ...last, pieces: [...last.pieces, ...slot.pieces] };
    else joined.push(slot);
  }
  return joined;
}
