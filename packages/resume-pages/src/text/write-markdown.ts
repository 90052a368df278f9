import { outlineOf, type OutlineLine, type OutlineText } from './outline';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import type { RichRun } from '@keepmark/resume-document/rich-text';

/** A résumé or letter as Markdown (CommonMark). */
export function writeMarkdown(document: ResumeDocument | LetterDocument): string {
  const blocks: string[] = [];
  let above: OutlineLine['kind'] | undefined;
  for (const item of outlineOf(document)) {
    // Lines of a list or an address stay together; everything else is a block.
    const isTogether =
      (item.kind === 'bullet' && above === 'bullet') || (item.kind === 'address' && above === 'address');
    blocks.push(`${above === undefined ? '' : isTogether ? '\n' : '\n\n'}${markdownOf(item)}`);
    above = item.kind;
  }
  return `${blocks.join('')}\n`;
}

// The switch is exhaustive.
// oxlint-disable-next-line typescript/consistent-return
function markdownOf(item: OutlineLine): string {
  switch (item.kind) {
    case 'name':
      return `# ${escaped(item.text)}`;
    case 'headline':
      return `**${escaped(item.text)}**`;
    case 'section':
      return `## ${escaped(item.text)}`;
    case 'contact':
      return item.items.map(linked).join(' | ');
    case 'entry':
      return `### ${[linked(item.text), escaped(item.right)].filter(Boolean).join(' | ')}`;
    case 'detail':
      return [linked(item.text), escaped(item.more), escaped(item.right)].filter(Boolean).join(' | ');
    case 'labeled':
      return `**${escaped(item.label)}:** ${escaped(item.text)}`;
    case 'address':
      // Two trailing spaces make a line break within a paragraph.
      return `${escaped(item.text)}  `;
    case 'bullet':
      return `- ${marked(item.runs)}`;
    case 'paragraph':
      return marked(item.runs)
        .replace(/^(\d+)([.)]\s)/, String.raw`$1\$2`)
        .replace(/^([-+>#])/, String.raw`\$1`);
  }
}

/** Characters that Markdown, or HTML in it, treats as marks. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const linked = ({ text, href }: OutlineText): string =>
  href && /^(?:https?|mailto|tel):/i.test(href)
    ? `[${escaped(text)}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`
    : escaped(text);

const marked = (runs: readonly RichRun[]): string =>
  runs
    .map(({ text, isBold, isItalic, href }) => {
      const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      if (inner === '') return text;
      const [open, close] = [
        `${isBold ? '**' : ''}${isItalic ? '*' : ''}`,
        `${isItalic ? '*' : ''}${isBold ? '**' : ''}`,
      ];
      const link = linked({ text: inner, href });
      return `${before}${open}${link}${close}${after}`;
    })
    .join('');
