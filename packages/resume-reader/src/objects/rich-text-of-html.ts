import { escapeRichText } from '@keepmark/resume-document/rich-text';
import { Parser } from 'htmlparser2';
import { richTextOfMarkdown } from './rich-text-of-markdown';

interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly href: string;
}

/** A run in our Markdown. Marks don't hold around spaces, so these stay outside. */
function marked({ text, isBold, isItalic, href }: Run): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (inner === '') return before;
  // Our rich text has no bold italic that starts and ends at the same letters.
  const emphasis = isBold ? '**' : isItalic ? '*' : '';
  const plain = `${emphasis}${escapeRichText(inner)}${emphasis}`;
  const isLink = /^(?:https?:|mailto:|tel:)[^\s()]+$/i.test(href) && href !== inner;
  return `${before}${isLink ? `[${plain.replaceAll(']', String.raw`\]`)}](${href})` : plain}${after}`;
}

const blocks = new Set(
  'p div br ul ol li h1 h2 h3 h4 h5 h6 blockquote pre table tr hr section article dl dt dd'.split(' '),
);
const hidden = new Set(['script', 'style', 'template']);
const blockTag = /<\/?(?:p|div|br|ul|ol|li|h[1-6]|blockquote|table)\b/i;
const anyTag = /<\/?(?:a|b|strong|i|em|u|s|span|code|mark|sub|sup|small)\b[^<>]*>/i;

/**
 * Turns the HTML of a text editor into our rich text: paragraphs, bullets, bold, italic and links. Other tags are dropped,
 * their text never. A list within a list becomes part of it. Text without tags is read as Markdown. Needs no DOM.
 */
export function richTextOfHtml(html: string): string {
  if (blockTag.test(html)) return linesOf(html);
  if (!anyTag.test(html)) return richTextOfMarkdown(html);
  // Its line breaks part its lines.
  const lines = html.split(/\r\n?|\n/).map((line) => {
    const bullet = /^\s*[-•*]\s+(?=\S)/.exec(line);
    return bullet ? `<li>${line.slice(bullet[0].length)}</li>` : `<p>${line}</p>`;
  });
  return linesOf(lines.join(''));
}

function linesOf(html: string): string {
  const lines: { readonly isBullet: boolean; readonly runs: Run[] }[] = [];
  let line = { isBullet: false, runs: [] as Run[] };
  let [bold, italic, skipped] = [0, 0, 0];
  let href = '';
  const endLine = () => {
    if (line.runs.some(({ text }) => text.trim() !== '')) {
      lines.push(line);
      line = { isBullet: false, runs: [] };
    } else line.runs.length = 0;
  };
  const add = (raw: string) => {
    const last = line.runs.at(-1);
    const run = { text: raw.replaceAll(/\s+/g, ' '), isBold: bold > 0, isItalic: italic > 0, href };
    const isSame = last?.isBold === run.isBold && last.isItalic === run.isItalic && last.href === href;
    if (last && isSame) line.runs[line.runs.length - 1] = { ...run, text: last.text + run.text };
    else line.runs.push(run);
  };
  const count = (name: string, step: 1 | -1) => {
    if (blocks.has(name)) {
      endLine();
      // An item whose text starts with a paragraph stays a bullet until that has text.
      if (name === 'li') line = { isBullet: step > 0, runs: [] };
    } else if (name === 'b' || name === 'strong') bold += step;
    else if (name === 'i' || name === 'em') italic += step;
    else if (hidden.has(name)) skipped += step;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      count(name, 1);
      if (name === 'a') href = attributes['href']?.trim() ?? '';
    },
    ontext(text) {
      if (skipped === 0) add(text);
    },
    onclosetag(name) {
      count(name, -1);
      if (name === 'a') href = '';
      if (name === 'td' || name === 'th') add(' ');
    },
  });
  parser.end(html);
  endLine();
  return lines.map(({ isBullet, runs }) => `${isBullet ? '- ' : ''}${textOf(runs)}`).join('\n');
}

const textOf = (runs: readonly Run[]): string => runs.map(marked).join('').replaceAll(/ {2,}/g, ' ').trim();
