import { beforeAll, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { Fonts } from '../fonts/fonts';
import { loadFonts } from '../fonts/load-fonts';
import { type TemplateId, templateIds } from '@keepmark/resume-document';
import type { ResumeDocument } from '@keepmark/resume-document';
import { readFontFromDisk } from '../testing/read-font-file';
import {
  design,
  education,
  experience,
  further,
  furtherSection,
  sampleLetter,
  sampleResume,
} from '@keepmark/resume-document/testing/sample-resume';
import type { LaidOutDocument, TextItem } from './laid-out-document';
import { layOut } from './lay-out';
import { onePageDesign } from './one-page-design';
import { contrastOf } from './readable-color';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts(sampleResume(), readFontFromDisk);
});

const textItems = (laidOut: LaidOutDocument, page: number): TextItem[] =>
  (laidOut.pages[page]?.items ?? []).filter((item) => item.kind === 'text');

const lineCount = (items: readonly TextItem[]): number => new Set(items.map(({ baseline }) => baseline)).size;

const textOf = (laidOut: LaidOutDocument): string =>
  laidOut.pages
    .map((_, page) =>
      textItems(laidOut, page)
        .map(({ text }) => text)
        .join(' '),
    )
    .join(' ');

const sections = (...chosen: ResumeDocument['sections']): ResumeDocument['sections'] => chosen;
const experiences = (entries: ReturnType<typeof experience>[]) =>
  sections({ id: 'experience', kind: 'experience', heading: '', isHidden: false, entries });

test.each(templateIds)('keeps everything within the paper in %s', (template) => {
  const resume = sampleResume({ design: design({ template }) });
  const { pages, widthPt, heightPt } = layOut(resume, fonts);
  expect(pages.length).toBeGreaterThan(1);
  for (const item of pages.flatMap(({ items }) => items)) {
    if (item.kind !== 'text') continue;
    expect(item.x).toBeGreaterThanOrEqual(0);
    expect(item.x + item.width).toBeLessThanOrEqual(widthPt - 30);
    expect(item.baseline).toBeLessThanOrEqual(heightPt - 50);
  }
});

test('lays out the same pages every time', () => {
  expect(layOut(sampleResume(), fonts).pages.length).toBe(2);
  const resume = sampleResume();
  expect(layOut(resume, fonts)).toEqual(layOut(resume, fonts));
});

test('skips hidden sections and entries, and headings without content', () => {
  const shown = experience({ title: 'Visible' });
  const hidden = { ...experience({ title: 'Secret' }), isHidden: true };
  const laidOut = layOut(
    sampleResume({
      summary: ' ',
      sections: sections(
        { id: 'summary', kind: 'summary', heading: '', isHidden: false },
        { id: 'experience', kind: 'experience', heading: '', isHidden: false, entries: [shown, hidden] },
        { ...furtherSection('awards', [further({ title: 'Prize' })]), isHidden: true },
        furtherSection('projects', [{ ...further({ title: 'Draft' }), isHidden: true }]),
        furtherSection('languages', [further({})]),
      ),
    }),
    fonts,
  );
  expect(textOf(laidOut)).toMatch(/Experience Visible$/);
});

test('starts a page at a page break before an entry, a section or the first entry of a section', () => {
  const [first, second] = [experience({ title: 'First' }), experience({ title: 'Second' })];
  const school = education({ institutionName: 'School' });
  const base = sampleResume({
    sections: [
      ...experiences([first, second]),
      { id: 'education', kind: 'education', heading: '', isHidden: false, entries: [school] },
    ],
  });
  const startOfPages = (breaks: readonly string[]) => {
    const laidOut = layOut({ ...base, design: design({ pageBreaksBefore: breaks }) }, fonts);
    return laidOut.pages.map((_, page) => textItems(laidOut, page)[0]?.text);
  };
  expect(startOfPages([])).toEqual([base.name]);
  expect(startOfPages([second.id])).toEqual([base.name, 'Second']);
  expect(startOfPages(['education'])).toEqual([base.name, 'Education']);
  expect(startOfPages([school.id])).toEqual([base.name, 'Education']);
  expect(startOfPages([second.id, 'education'])).toEqual([base.name, 'Second', 'Education']);
});

test('wraps a word and an address that are longer than a line', () => {
  const url = `https://example.com/${'a-long-path/'.repeat(20)}`;
  const laidOut = layOut(
    sampleResume({
      links: [{ label: '', url }],
      summary: 'x'.repeat(400),
      sections: sections({ id: 'summary', kind: 'summary', heading: '', isHidden: false }),
    }),
    fonts,
  );
  const items = textItems(laidOut, 0);
  expect(Math.max(...items.map(({ x, width }) => x + width))).toBeLessThanOrEqual(612 - 51);
  expect(
    items
      .filter(({ text }) => /^x+$/.test(text))
      .map(({ text }) => text)
      .join(''),
  ).toBe('x'.repeat(400));
  const linked = items.filter(({ href }) => href === url);
  expect(linked.length).toBeGreaterThan(1);
  expect(linked.map(({ text }) => text).join('')).toBe(url.slice('https://'.length, -1));
});

test('moves dates below a long title', () => {
  const laidOut = layOut(
    sampleResume({ sections: experiences([experience({ title: 'Nurse', startDate: 'a season '.repeat(9) })]) }),
    fonts,
  );
  const title = textItems(laidOut, 0).find(({ text }) => text === 'Nurse');
  const dates = textItems(laidOut, 0).find(({ text }) => text.startsWith('a season'));
  expect(dates?.baseline).toBeGreaterThan(title?.baseline ?? Infinity);
  expect(dates?.x).toBe(title?.x);
});

test('shows HTML as text, and links to safe addresses only', () => {
  const name = '<b>Ann & "Bo"</b>';
  const laidOut = layOut(
    sampleResume({ name, email: 'a@b.example', links: [{ label: 'x', url: 'javascript:alert(1)' }], sections: [] }),
    fonts,
  );
  const items = textItems(laidOut, 0);
  expect(items[0]?.text).toBe(name);
  expect(items.map(({ href }) => href).filter((href) => href !== '')).toEqual(['mailto:a@b.example']);
});

test('composes letters and dissolves ligatures, and keeps other signs', () => {
  const laidOut = layOut(sampleResume({ name: 'Rene\u0301 O\ufb03ce m\u00b2 \u2122', sections: [] }), fonts);
  expect(textItems(laidOut, 0)[0]?.text).toBe('René Office m² ™');
  expect(laidOut.missingCharacters).toBe('');
  expect(layOut(sampleResume({ headline: 'שלום 🎉' }), fonts).missingCharacters).toBe('שלום🎉');
});

test.each(templateIds)('makes any color readable in %s', (template) => {
  for (const color of ['#ffff00', '#ffffff', '#7fd4ff', 'red']) {
    const laidOut = layOut(sampleResume({ design: design({ template, color }) }), fonts);
    const band = laidOut.pages[0]?.items.find((item) => item.kind === 'rectangle' && item.width > 200);
    for (const item of textItems(laidOut, 0)) {
      const isOnBand = band?.kind === 'rectangle' && item.x < band.width && item.baseline < band.height;
      const background = isOnBand ? band.color : '#ffffff';
      expect(contrastOf(item.color, background)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("fits a long résumé on one page with the smallest change, and says if it can't", () => {
  const resume = sampleResume({ design: design({ template: 'compact', pageBreaksBefore: ['skills'] }) });
  const fitting = onePageDesign(resume, fonts);
  expect(fitting && layOut({ ...resume, design: fitting }, fonts).pages).toHaveLength(1);
  expect(fitting?.fontSizePt).toBe(resume.design.fontSizePt);
  const short = sampleResume({ sections: [] });
  expect(onePageDesign(short, fonts)).toEqual(short.design);
  const notes = '- a line of notes\n'.repeat(300);
  expect(onePageDesign(sampleResume({ sections: experiences([experience({ notes })]) }), fonts)).toBeUndefined();
});

test('writes a letter in its order', () => {
  const letter = sampleLetter();
  const text = textOf(layOut(letter, fonts)).replaceAll(/\s+/g, ' ');
  const parts = [
    letter.sender.name,
    'November 22, 2026',
    'Jordan Reyes',
    '200 West Adams',
    letter.subject,
    'Dear Ms. Reyes,',
    'When my father',
    '• see results',
    'Sincerely,',
    letter.sender.name,
  ];
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  const places = parts.map((part) => text.indexOf(part));
  places[places.length - 1] = text.lastIndexOf(letter.sender.name);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
});

const words = fc.lorem({ maxCount: 40 });
const notes = fc
  .array(fc.tuple(fc.boolean(), words), { maxLength: 7 })
  .map((lines) => lines.map(([isBullet, line]) => (isBullet ? `- ${line}` : line)).join('\n'));
const anyEntries = fc.array(fc.tuple(words, notes, fc.constantFrom('', '2019-04')), { minLength: 1, maxLength: 5 });
const anyResume = fc
  .tuple(
    fc.constantFrom<TemplateId>(...templateIds),
    fc.array(anyEntries, { minLength: 1, maxLength: 5 }),
    fc.integer({ min: 9, max: 14 }),
  )
  .map(([template, lists, fontSizePt]) =>
    sampleResume({
      design: design({ template, fontSizePt }),
      sections: lists.map((entries, index) => ({
        id: `custom:${index}`,
        kind: 'custom' as const,
        heading: `Heading ${index}`,
        isHidden: false,
        entries: entries.map(([title, text, startDate]) => further({ title, notes: text, startDate })),
      })),
    }),
  );

test('never leaves a heading at the bottom of a page, or one line of a paragraph alone', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const laidOut = layOut(resume, fonts);
      const roleOf = (item: TextItem) => laidOut.elements[item.element]?.role;
      laidOut.pages.forEach((_, page) => {
        const items = textItems(laidOut, page);
        const last = items.at(-1);
        const next = textItems(laidOut, page + 1)[0];
        if (!last || !next) return;
        const heading = items.findLastIndex((item) => roleOf(item) === 'H2');
        const under = items.slice(heading + 1);
        const isSplit = last.element === next.element;
        const ofParagraph = (on: readonly TextItem[]) => on.filter(({ element }) => element === last.element);
        expect({
          linesUnderHeading: roleOf(next) === 'H2' ? 2 : Math.min(2, lineCount(under)),
          linesBeforeBreak: isSplit ? Math.min(2, lineCount(ofParagraph(items))) : 2,
          linesAfterBreak: isSplit ? Math.min(2, lineCount(ofParagraph(textItems(laidOut, page + 1)))) : 2,
        }).toEqual({ linesUnderHeading: 2, linesBeforeBreak: 2, linesAfterBreak: 2 });
      });
    }),
    { numRuns: 60 },
  );
});

test('keeps the words of a document in order in every template', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const text = textOf(layOut(resume, fonts)).replaceAll(/[\s•]+/g, ' ');
      let at = 0;
      for (const section of resume.sections) {
        if (section.kind !== 'custom') continue;
        for (const part of [section.heading, ...section.entries.map(({ title }) => title)]) {
          const found = text.indexOf(part.slice(0, 12), at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found;
        }
      }
    }),
    { numRuns: 30 },
  );
});
