import type { ResumeDocument, ResumeSection } from '../resume-document';
import { plainText } from '../rich-text';
import { stem } from './stem';
import { type Word, wordsOf } from './words';

/** One piece of a résumé that people read as a unit: a line of the head, a field, a bullet. */
export interface ResumePiece {
  readonly sectionId: string;
  readonly entryId: string;
  readonly text: string;
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
}

/** The pieces of a résumé that its pages show, in order. Hidden sections and entries are left out. */
export function piecesOf(document: ResumeDocument): ResumePiece[] {
  const pieces: ResumePiece[] = [];
  const add = (sectionId: string, entryId: string, texts: readonly string[]): void => {
    for (const text of texts) {
      if (text.trim() === '') continue;
      const words = wordsOf(text);
      pieces.push({ sectionId, entryId, text, words, stems: new Set(words.map(({ key }) => stem(key))) });
    }
  };
  add('', '', [document.headline, document.location]);
  for (const section of document.sections) {
    if (section.isHidden) continue;
    if (section.kind === 'summary') add(section.id, '', plainText(document.summary).split('\n'));
    else for (const { id, texts } of entriesOf(section)) add(section.id, id, texts);
  }
  return pieces;
}

function entriesOf(section: Exclude<ResumeSection, { kind: 'summary' }>): { id: string; texts: readonly string[] }[] {
  const lines = (notes: string) => plainText(notes).split('\n');
  switch (section.kind) {
    case 'experience':
      return section.entries
        .filter(({ isHidden }) => !isHidden)
        .map(({ id, title, companyName, notes }) => ({ id, texts: [title, companyName, ...lines(notes)] }));
    case 'education':
      return section.entries
        .filter(({ isHidden }) => !isHidden)
        .map(({ id, degree, major, institutionName, notes }) => ({
          id,
          texts: [degree, major, institutionName, ...lines(notes)],
        }));
    case 'skills':
      return section.entries
        .filter(({ isHidden }) => !isHidden)
        .map(({ id, skillName, keywords }) => ({ id, texts: [skillName, ...keywords] }));
    default:
      return section.entries
        .filter(({ isHidden }) => !isHidden)
        .map(({ id, title, organization, detail, keywords, notes }) => ({
          id,
          texts: [title, organization, detail, ...keywords, ...lines(notes)],
        }));
  }
}
