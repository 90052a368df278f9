/** The words as a text for a file or a sheet of paper. */
export const wordsText = (siteName: string, email: string, words: readonly string[]): string =>
  [
    `Recovery words of ${siteName} for ${email}`,
    '',
    ...words.map((word, at) => `${at + 1}. ${word}`),
    '',
    'Whoever has these words and can sign in as you can read what you saved.',
    'Without them and without one of your devices, nobody can, including us.',
    '',
  ].join('\n');

/** Prints the words and nothing of the page around them, and leaves nothing behind. */
export function printWords(text: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.position = 'fixed';
  frame.style.width = frame.style.height = '0';
  frame.style.border = '0';
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) return;
  const sheet = page.document.createElement('pre');
  sheet.style.font = '16px/1.6 monospace';
  sheet.style.whiteSpace = 'pre-wrap';
  sheet.textContent = text;
  page.document.body.append(sheet);
  page.addEventListener('afterprint', () => frame.remove(), { once: true });
  page.focus();
  page.print();
}
