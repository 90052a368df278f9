import { entriesOf } from '@keepmark/resume-document';
import { slotText } from '@keepmark/resume-document/entry-slots';
import { anyResume } from '@keepmark/resume-document/testing/arbitrary-document';
import { parseRichText, plainText } from '@keepmark/resume-document/rich-text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent } from '../read-content';
import { traceDocument } from './trace-document';

const text = `ADA OKAFOR
Lyon, France | ada@example.com | github.com/adaokafor

EXPERIENCE

Nurse, Mercy Hospital    Jan 2019 - Mar 2021
Lyon, France
- Ran the night shift of a ward with thirty beds and trained the people who
  joined it in the first weeks
- Filed the records

Nurse, Harbor Clinic    Jan 2016 - Dec 2018
Lyon, France
- Filed the records

SKILLS

Triage, Excel, French
`;

const read = async (content: string) => readContent({ kind: 'text', bytes: new TextEncoder().encode(content) });

describe('the lines of a value', () => {
  it('finds each value of a text in its lines', async () => {
    const { document, source } = await read(text);
    const [first, second] = entriesOf(document.sections.find(({ kind }) => kind === 'experience')!);
    const linesOf = (entryId: string, slot: string) =>
      source!.slots
        .find((traced) => traced.entryId === entryId && traced.slot === slot)
        ?.pieces.map(({ line }) => (line === undefined ? '' : source!.lines[line]!.text));
    expect(linesOf('', 'email')).toEqual(['Lyon, France | ada@example.com | github.com/adaokafor']);
    expect(linesOf(first!.id, 'organization')).toEqual(['Nurse, Mercy Hospital  Jan 2019 - Mar 2021']);
    expect(linesOf(first!.id, 'dates')).toEqual(['Nurse, Mercy Hospital  Jan 2019 - Mar 2021']);
    expect(linesOf(second!.id, 'title')).toEqual(['Nurse, Harbor Clinic  Jan 2016 - Dec 2018']);
    expect(linesOf(first!.id, 'notes')).toEqual([
      'Ran the night shift of a ward with thirty beds and trained the people who',
      'joined it in the first weeks',
      'Filed the records',
    ]);
    const records = source!.slots.flatMap(({ pieces }) => pieces.filter((piece) => piece.text === 'Filed the records'));
    expect(records.map(({ line }) => line)).toEqual([7, 10]);
  });

  it('lists the lines that are in no field: headings', async () => {
    const { source } = await read(text);
    expect(source!.understood.map((line) => source!.lines[line]!.text)).toEqual(['EXPERIENCE', 'SKILLS']);
  });

  it('says which line an unplaced text stands in', async () => {
    const { unplaced, source } = await read(`${text}\nREFERENCES\n`);
    expect(unplaced).toEqual(['REFERENCES']);
    expect(source!.unplacedLines).toEqual([13]);
  });

  it('has the whole text of each value, whatever the lines are', () => {
    fc.assert(
      fc.property(anyResume, fc.array(fc.string({ maxLength: 20 })), (document, texts) => {
        const parts = document.sections.flatMap((section) =>
          entriesOf(section).flatMap((entry) => slotText(section.kind, entry, 'title').split(' ')),
        );
        const lines = [...texts, ...parts].map((line) => ({ text: line, page: 0 }));
        const { slots } = traceDocument(document, [], lines);
        const letters = (value: string) => value.replaceAll(/\s/g, '');
        for (const section of document.sections) {
          for (const entry of entriesOf(section)) {
            const traced = new Map(
              slots.filter(({ entryId }) => entryId === entry.id).map(({ slot, pieces }) => [slot, pieces]),
            );
            const title = slotText(section.kind, entry, 'title');
            const ofTitle = traced.get('title')?.map((piece) => piece.text) ?? [];
            expect(letters(ofTitle.join(''))).toBe(letters(title));
            const notes = traced.get('notes') ?? [];
            expect(letters(notes.map((piece) => piece.text).join(''))).toBe(
              letters(plainText(slotText(section.kind, entry, 'notes'))),
            );
            expect(letters(notes.map((piece) => plainText(`x${piece.rich}`).slice(1)).join(''))).toBe(
              letters(notes.map((piece) => piece.text).join('')),
            );
          }
        }
      }),
    );
  });

  it('keeps what is bold in a line that was wrapped', () => {
    const document = {
      ...emptyDocument(),
      summary: 'Led **the best team** of all',
    };
    const { slots } = traceDocument(
      document,
      [],
      [
        { text: 'Led the best', page: 0 },
        { text: 'team of all', page: 0 },
      ],
    );
    expect(slots[0]!.pieces.map(({ rich, goesOn }) => [rich, goesOn])).toEqual([
      ['Led **the best**', ''],
      ['**team** of all', 'spaced'],
    ]);
    expect(parseRichText(slots[0]!.pieces[1]!.rich)[0]!.runs[0]).toMatchObject({ text: 'team', isBold: true });
  });

  it('ends soon for the longest text that is read', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => ({
      text: `a b a b a b ${index % 7} a b`.repeat(4),
      page: 0,
    }));
    const document = { ...emptyDocument(), summary: lines.map(({ text: line }) => `- ${line} z`).join('\n') };
    const start = performance.now();
    traceDocument(document, [], lines);
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

function emptyDocument() {
  return {
    ...fc.sample(anyResume, { numRuns: 1, seed: 1 })[0]!,
    sections: [],
    links: [],
    name: '',
    headline: '',
    email: '',
    phone: '',
    location: '',
  };
}
