import type { ResumeDocument } from '@keepmark/resume-document';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { truncateText } from '@keepmark/ui/words';

/** A bullet or a paragraph of running text, and where it is. */
export interface Passage {
  readonly sectionId: string;
  readonly entryId: string;
  readonly isBullet: boolean;
  readonly text: string;
}

/** The running text of a résumé, without marks and hidden parts. */
export function passagesOf(document: ResumeDocument): Passage[] {
  const passages: Passage[] = [];
  const add = (sectionId: string, entryId: string, rich: string): void => {
    for (const { kind, runs } of parseRichText(rich)) {
      const text = runs.map((run) => run.text).join('');
      passages.push({ sectionId, entryId, isBullet: kind === 'bullet', text });
    }
  };
  for (const section of document.sections) {
    if (section.isHidden) continue;
    if (section.kind === 'summary') add(section.id, '', document.summary);
    else if (section.kind !== 'skills') {
      for (const entry of section.entries) if (!entry.isHidden) add(section.id, entry.id, entry.notes);
    }
  }
  return passages;
}

/** The words of a text, as they are written. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [];

/** A text cut to about 90 characters, for a quote. */
export const quoted = (text: string): string => truncateText(text, 89, 'word');

/** The sentences of a text. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
