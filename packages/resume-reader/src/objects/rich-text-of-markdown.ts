import { ourMarkdown } from '../text/our-markdown';

/** Text in Markdown, as other programs write it, as our rich text: its lines, bullets, bold, italic and links. */
export const richTextOfMarkdown = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) =>
      ourMarkdown(line.trim())
        .replace(/^#{1,6}\s+/, '')
        .replace(/^[-*+•]\s+(?=\S)/, '- ')
        // Our rich text has no bold italic that starts and ends at the same letters.
        .replaceAll(/\*{3}(?=[^\s*])([^*]*[^\s*])\*{3}/g, '**$1**')
        .replaceAll(/(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_]*[^\s_])_(?![\p{L}\p{N}_])/gu, '*$1*')
        .replaceAll(/~~([^~]+)~~/g, '$1')
        .replaceAll(/(?<!`)`([^`]+)`(?!`)/g, '$1'),
    )
    .filter(Boolean)
    .join('\n');
