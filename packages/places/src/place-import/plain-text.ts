const looksLikeHtml = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

/** What map programs write as HTML, as a person reads it: lines and words without the marks. */
export function plainText(text: string): string {
  if (!looksLikeHtml.test(text)) return text.trim();
  const spaced = text.replaceAll(/<br\s*\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n');
  // A document of its own: nothing in it is loaded or run.
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
