import createPurifier from 'dompurify';

const purifier = createPurifier(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/**
 * Removes everything from HTML that runs, loads, submits, or styles. The service sanitizes it, too, but this doesn't rely
 * on that.
 */
export function safeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS:
      'a b blockquote br code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
        ' ',
      ),
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(https?|mailto|tel):/i,
  });
}
