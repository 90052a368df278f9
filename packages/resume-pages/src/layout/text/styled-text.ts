import type { RichRun } from '@keepmark/resume-document/rich-text';
import type { FontStyle } from '../../fonts/fonts';
import { cleanText } from './clean-text';

/** A stretch of text in one style. */
export interface Span {
  readonly text: string;
  readonly style: FontStyle;
  readonly sizePt: number;
  readonly color: string;
  readonly href: string;
}

export type TextStyle = Omit<Span, 'text' | 'href'>;

/** A span of a plain text. */
export const span = (text: string, style: TextStyle, href = ''): Span => ({ ...style, text: cleanText(text), href });

/** Spans of marked text: bold and italic are added to the style, links get their color. */
export const richSpans = (runs: readonly RichRun[], style: TextStyle, linkColor: string): Span[] =>
  runs.map((run) => {
    const color = run.href === '' ? style.color : linkColor;
    return span(run.text, { sizePt: style.sizePt, style: emphasized(style.style, run), color }, run.href);
  });

function emphasized(style: FontStyle, { isBold, isItalic }: RichRun): FontStyle {
  const bold = isBold || style.startsWith('bold');
  const italic = isItalic || style.endsWith('italic');
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/** Joins groups of spans with a separator. Skips empty groups. */
export function joinSpans(groups: readonly (readonly Span[])[], separator: Span): Span[] {
  const filled = groups.filter((group) => group.some(({ text }) => text.trim() !== ''));
  return filled.flatMap((group, index) => (index === 0 ? group : [separator].concat(group)));
}
