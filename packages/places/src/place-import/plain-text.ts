const looksLikeHtml = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

/** The text of HTML that map apps write, with its line breaks and without its tags. */
export function plainText(text: string): string {
  if (!looksLikeHtml.test(text)) return text.trim();
  const spaced = text.replaceAll(/<br\s*\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n');
  // In a separate document nothing is loaded or run.
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
