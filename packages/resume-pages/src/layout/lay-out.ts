import type { Fonts } from '../fonts/fonts';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { drawHeader, type Person } from './header';
import type { LaidOutDocument, PageItem } from './laid-out-document';
import { letterRows } from './letter-rows';
import { PageFlow } from './page-flow';
import { sectionRows } from './section-rows';
import { createSheet, type Sheet } from './sheet';

/**
 * Lays a résumé or a letter out on pages. Pure: the same document and fonts always give the same pages. Text is in the
 * order of the document: name, contact data, then its sections.
 */
export function layOut(document: ResumeDocument | LetterDocument, fonts: Fonts): LaidOutDocument {
  const sheet = createSheet(document.design, fonts);
  const person: Person = isLetter(document) ? document.sender : document;
  const flow = new PageFlow({
    topPt: sheet.marginPt,
    bottomPt: sheet.heightPt - sheet.marginPt,
    background: background(sheet),
  });
  drawHeader(person, flow, sheet);
  if (isLetter(document)) flow.place(letterRows(document, sheet.main, sheet), sheet.main);
  else placeSections(document, flow, sheet);
  return {
    title: documentTitle(document, person),
    author: person.name.trim(),
    language: document.design.language,
    widthPt: sheet.widthPt,
    heightPt: sheet.heightPt,
    pages: flow.pages,
    elements: flow.elements,
    missingCharacters: [...sheet.text.missing].join(''),
  };
}

const isLetter = (document: ResumeDocument | LetterDocument): document is LetterDocument => 'salutation' in document;

const documentTitle = (document: ResumeDocument | LetterDocument, person: Person): string =>
  [person.name.trim(), document.title.trim()].filter((part) => part !== '').join(' – ');

/**
 * A section in the side column is on the page where the text before it ended, so that the reading order is the order of
 * the document. If it doesn't fit there, it goes into the main column.
 */
function placeSections(resume: ResumeDocument, flow: PageFlow, sheet: Sheet): void {
  for (const section of resume.sections) {
    if (section.isHidden) continue;
    const { side, main } = sheet;
    if (side && sheet.style.sideKinds.includes(section.kind)) {
      const rows = sectionRows(section, resume, side, sheet);
      if (rows[0]?.breaksBefore) flow.breakPage();
      if (flow.fits(rows, side)) {
        flow.place(startWithoutBreak(rows), side);
        continue;
      }
    }
    flow.place(sectionRows(section, resume, main, sheet), main);
  }
}

const startWithoutBreak = <R extends { readonly breaksBefore: boolean }>(rows: readonly R[]): R[] =>
  rows.map((row) => (row.breaksBefore ? { ...row, breaksBefore: false } : row));

function background({ side, sideAreaPt, heightPt, colors }: Sheet): PageItem[] {
  if (!side) return [];
  return [{ kind: 'rectangle', x: 0, y: 0, width: sideAreaPt, height: heightPt, radius: 0, color: colors.tint }];
}
