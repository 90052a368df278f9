const blocks = new Set(
  'address article blockquote div dl figure h1 h2 h3 h4 h5 h6 header footer ol p pre section table ul'.split(' '),
);
const unseen = new Set('head iframe noscript object script style svg template title'.split(' '));

function write(node: Node, lines: string[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    lines[lines.length - 1] += (node.textContent ?? '').replace(/[\s\u00a0]+/g, ' ');
    return;
  }
  const name = node.nodeName.toLowerCase();
  if (unseen.has(name) || node.nodeType === Node.COMMENT_NODE) return;
  const isBlock = blocks.has(name);
  if (isBlock) lines.push('', '');
  else if (name === 'li') lines.push('• ');
  else if (name === 'br' || name === 'tr') lines.push('');
  for (const child of node.childNodes) write(child, lines);
  if (isBlock) lines.push('', '');
}

/**
 * Turns the HTML of a posting into plain text that people can read and edit, with blank lines between paragraphs and
 * bullets for list items. Parsing runs no scripts and loads no images or styles.
 */
export function readableText(html: string): string {
  const lines = [''];
  write(new DOMParser().parseFromString(html, 'text/html').body, lines);
  return lines
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/•\n+(?!•)/g, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
