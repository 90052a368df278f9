import { isLetter, outlineOf, type OutlineLine, type OutlineText } from './outline';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import type { RichRun } from '@keepmark/resume-document/rich-text';

/** A résumé or letter as plain text. Headings are in capitals, so that they stand out. */
export function writePlainText(document: ResumeDocument | LetterDocument): string {
  const lines: string[] = [];
  let above: OutlineLine['kind'] | undefined;
  for (const item of outlineOf(document)) {
    if (above !== undefined && needsGap(above, item.kind, isLetter(document))) lines.push('');
    lines.push(textOf(item));
    above = item.kind;
  }
  return `${lines.join('\n')}\n`;
}

const needsGap = (above: OutlineLine['kind'], kind: OutlineLine['kind'], isInLetter: boolean): boolean => {
  if (kind === 'section') return true;
  if (kind === 'entry') return above !== 'section';
  return (
    isInLetter &&
    above !== 'name' &&
    above !== 'headline' &&
    kind !== 'bullet' &&
    !(above === 'address' && kind === 'address')
  );
};

const beside = (...texts: readonly string[]): string => texts.filter(Boolean).join(' | ');

const linked = ({ text, href }: OutlineText): string => (isOtherText(text, href) ? `${text} (${href})` : text);

// The switch is exhaustive.
// oxlint-disable-next-line typescript/consistent-return
function textOf(item: OutlineLine): string {
  switch (item.kind) {
    case 'name':
    case 'headline':
    case 'address':
      return item.text;
    case 'section':
      return item.text.toLocaleUpperCase();
    case 'contact':
      return item.items.map(({ text, href }) => (isOtherText(text, href) ? `${text}: ${href}` : text)).join(' | ');
    case 'entry':
      return beside(linked(item.text), item.right);
    case 'detail':
      return beside(linked(item.text), item.more, item.right);
    case 'labeled':
      return `${item.label}: ${item.text}`;
    case 'bullet':
      return `- ${runsText(item.runs)}`;
    case 'paragraph':
      return runsText(item.runs);
  }
}

/** Whether a link's text doesn't show its URL. */
function isOtherText(text: string, href: string): boolean {
  return href.startsWith('http') && !href.includes(text);
}

const runsText = (runs: readonly RichRun[]): string => runs.map(linked).join('');
