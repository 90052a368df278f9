const looksLikeHtml = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** Writes the addresses of links and pictures into the text, which would be lost with the tags. */
function showAddresses(body: HTMLElement): void {
  for (const element of body.querySelectorAll('a[href], img[src]')) {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    if (!/^https?:/i.test(address) || element.textContent?.includes(address)) continue;
    element.append(element.textContent ? ` (${address})` : address);
    if (element.localName === 'img') element.replaceWith(address);
  }
}

function textOfHtml(html: string): string {
  // In a separate document nothing is loaded or run.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  showAddresses(body);
  return body.textContent ?? '';
}

/** The text of HTML that map apps write, with its line breaks and addresses and without its tags. */
export function plainText(text: string): string {
  if (!looksLikeHtml.test(text)) return text.trim();
  const spaced = text.replaceAll(/<br\s*\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n');
  // Most descriptions have line breaks only, and a document for each of 20,000 takes seconds.
  return (/[<&]/.test(spaced) ? textOfHtml(spaced) : spaced)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
