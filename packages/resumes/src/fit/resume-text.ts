import { stem, type Word, wordsOf } from '@keepmark/grounding/vocabulary';
import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import { plainText } from '@keepmark/resume-document/rich-text';

/** A piece of a résumé that people read as a unit, such as a field or a bullet. */
export interface ResumePiece {
  readonly sectionId: string;
  readonly entryId: string;
  readonly text: string;
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
}

/** Texts as pieces. Empty ones are left out. */
export function piecesOfTexts(texts: readonly string[], sectionId = '', entryId = ''): ResumePiece[] {
  return texts.flatMap((text) => {
    if (text.trim() === '') return [];
    const words = wordsOf(text);
    return [{ sectionId, entryId, text, words, stems: new Set(words.map(({ key }) => stem(key))) }];
  });
}

/** The pieces of a résumé that its pages show, in order. Hidden sections and entries are left out. */
export function piecesOf(document: ResumeDocument): ResumePiece[] {
  const pieces: ResumePiece[] = [];
  const add = (sectionId: string, entryId: string, texts: readonly string[]): void => {
    pieces.push(...piecesOfTexts(texts, sectionId, entryId));
  };
  add('', '', [document.headline, document.location]);
  for (const section of document.sections) {
    if (section.isHidden) continue;
    if (section.kind === 'summary') add(section.id, '', plainText(document.summary).split('\n'));
    else for (const { id, texts } of entriesOf(section)) add(section.id, id, texts);
  }
  return pieces;
}

type Listed = Exclude<ResumeSection, { kind: 'summary' }>;

function entriesOf(section: Listed): { id: string; texts: readonly string[] }[] {
  const shown: readonly Listed['entries'][number][] = section.entries.filter(({ isHidden }) => !isHidden);
  return shown.map((entry) => ({ id: entry.id, texts: textsOf(entry) }));
}

function textsOf(entry: Listed['entries'][number]): readonly string[] {
  if ('skillName' in entry) return [entry.skillName, ...entry.keywords];
  const lines = plainText(entry.notes).split('\n');
  if ('companyName' in entry) return [entry.title, entry.companyName, ...lines];
  if ('institutionName' in entry) return [entry.degree, entry.major, entry.institutionName, ...lines];
  return [entry.title, entry.organization, entry.detail, ...entry.keywords, ...lines];
}
